// The import laws (CONTRIBUTING.md), checked by `npm run check`. scripts/laws.spec.ts breaks each one once.

const TESTS = '\\.spec\\.tsx?$|/test/|^libs/testing/|^e2e/|^bench/';
/** By a script tag, and by node's `--import`. */
const LOADED_BY_ADDRESS = '^shop-web/public/|^scripts/(lib/follow-parent|testing/light/(globals|quiet))\\.mjs$';
/** The trees that share the same rooms, and the rooms lowest first: a room may import those before it. */
const TREES = '^(?:api|worker|libs/domain|libs/contracts|libs/runtime)/src/';
const ROOMS = [
  'platform',
  'messages',
  'identity',
  'catalogue',
  'sales',
  'products',
  'campaigns',
  'content',
  'dashboard',
];

/** A room of the shop uses itself, `platform` and what is declared. Only shop-web/src/app, which puts the rooms together, uses them all. */
const shopRoom = (name, rooms, declared) => ({
  name,
  comment: `A room of the shop imports another one. It may use ${['platform', ...declared].join(', ')}; what differs by product line goes through sales/product-line.ts.`,
  severity: 'error',
  from: { path: `^shop-web/src/(${rooms})/`, pathNot: TESTS },
  to: { path: '^shop-web/src/', pathNot: `^shop-web/src/(platform|$1${declared.map((room) => `|${room}`).join('')})/` },
});

const ADMIN = '^admin-web/src';
const adminWebLaw = (name, comment, from, to, pathNot) => ({
  name: `admin-web-${name}`,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to, ...(pathNot && { pathNot }) },
});

/** Rooms of the console from the lowest to the highest: platform, identity, catalogue, sales and messages, products. */
const ADMIN_WEB_LAWS = [
  adminWebLaw(
    'platform-knows-no-room',
    'The platform of the console imports a room. What rooms add to its pages goes through the registry (platform/rooms).',
    `${ADMIN}/platform/`,
    `${ADMIN}/(?!platform/)`,
  ),
  adminWebLaw(
    'platform-pieces-know-no-page',
    'A generic piece imports a page of the platform.',
    `${ADMIN}/platform/(?!dashboard/|events/|maintenance/|platform.room)`,
    `${ADMIN}/platform/(dashboard|events|maintenance)/`,
  ),
  adminWebLaw(
    'rooms-have-one-direction',
    'identity and catalogue know neither sales nor messages.',
    `${ADMIN}/(identity|catalogue)/`,
    `${ADMIN}/(sales|messages)/`,
  ),
  adminWebLaw(
    'sales-knows-no-product',
    'Only products/registry.ts names the product lines; a line adds to pages of other rooms through slots.',
    `${ADMIN}/(identity|catalogue|sales|messages)/`,
    `${ADMIN}/products/`,
  ),
  adminWebLaw(
    'products-are-islands',
    'A product line imports another one.',
    `${ADMIN}/products/([^/]+)/`,
    `${ADMIN}/products/`,
    `${ADMIN}/products/$1/`,
  ),
  adminWebLaw(
    'features-are-islands',
    'A feature imports another one. What several need is in the `shared` folder of a room.',
    `${ADMIN}/(identity|catalogue|sales|messages)/([^/]+)/`,
    `${ADMIN}/(identity|catalogue|sales|messages)/`,
    `${ADMIN}/($1/$2|identity/shared|catalogue/shared|sales/shared)/`,
  ),
  adminWebLaw(
    'features-of-a-line-are-islands',
    'A feature of a product line imports another one, or more of another room than its `shared` folder.',
    `${ADMIN}/products/([^/]+)/([^/]+)/`,
    `${ADMIN}/(identity|catalogue|sales|messages|products)/`,
    `${ADMIN}/(products/$1/($2|shared)|identity/shared|catalogue/shared|sales/shared)/`,
  ),
];

export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'libs/domain holds rules only: no library, no Node, no other folder of ours.',
      severity: 'error',
      from: { path: '^libs/domain/', pathNot: TESTS },
      to: { pathNot: '^libs/domain/' },
    },
    {
      name: 'contracts-know-only-domain',
      comment: 'libs/contracts is what both sides agree on: the domain and zod, nothing else.',
      severity: 'error',
      from: { path: '^libs/contracts/', pathNot: TESTS },
      to: { pathNot: '^libs/(contracts|domain)/|(^|/)node_modules/zod/' },
    },
    {
      name: 'apps-are-islands',
      comment: 'api, worker, shop-web and admin-web never import each other, and no library imports an app.',
      severity: 'error',
      from: { path: '^(api|worker|shop-web|admin-web|libs|prisma)/' },
      to: { path: '^(api|worker|shop-web|admin-web)/', pathNot: '^$1/' },
    },
    ...ROOMS.slice(0, -1).map((room, at) => ({
      name: room === 'sales' ? 'sales-knows-no-product' : `${room}-knows-no-room-above`,
      comment: `${room} imports a room that builds on it. Turn the arrow round, or let the registry bring both together.`,
      severity: 'error',
      from: { path: `${TREES}${room}/`, pathNot: TESTS },
      to: { path: `${TREES}(?:${ROOMS.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'products-are-islands',
      comment: 'A product line imports another one. What both need belongs to sales or to the platform.',
      severity: 'error',
      from: { path: `${TREES}products/([^/]+)/`, pathNot: TESTS },
      to: { path: `${TREES}products/`, pathNot: `${TREES}products/$1/` },
    },
    shopRoom('shop-platform-knows-no-room', 'platform', []),
    shopRoom('shop-rooms-are-islands', 'identity|catalogue|campaigns|content|messages', []),
    shopRoom('shop-sales-knows-no-product', 'sales', ['identity']),
    shopRoom('shop-products-are-islands', 'products/[^/]+', ['identity', 'catalogue', 'sales']),
    ...ADMIN_WEB_LAWS,
    {
      name: 'design-is-for-development',
      comment: 'The page of all pieces is no part of a build: nothing of the shop imports it.',
      severity: 'error',
      from: { path: '^shop-web/src/' },
      to: { path: '^shop-web/design/' },
    },
    {
      name: 'browser-has-no-server',
      comment: 'Front ends know contracts and domain only: no database, no queue, no Node.',
      severity: 'error',
      from: { path: '^(shop-web|admin-web)/src/', pathNot: TESTS },
      to: {
        path: '^(libs/(runtime|testing)|prisma)/|(^|/)node_modules/(@nestjs|@prisma|@fastify|@aws-sdk|bullmq|fastify|ioredis|nodemailer|pg|pino|sharp)/',
      },
    },
    {
      name: 'browser-has-no-node',
      comment: 'A module of Node does not exist in a browser.',
      severity: 'error',
      from: { path: '^(shop-web|admin-web)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one; with classes the second one is undefined at load.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing: it is left over, or not yet connected.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: `${TESTS}|\\.d\\.ts$|(^|/)(main|vite\\.config|jest\\.config)\\.[a-z]+$|${LOADED_BY_ADDRESS}`,
      },
      to: {},
    },
    {
      name: 'testing-only-in-tests',
      comment: 'Factories and test tools are not part of the product.',
      severity: 'error',
      from: { path: '^(api|worker|libs|prisma|shop-web|admin-web)/', pathNot: TESTS },
      to: {
        path: '^libs/testing/|(^|/)node_modules/(@jest/globals|fast-check|@testing-library|playwright-core)/',
      },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere escapes every other law.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
  ],
  options: {
    // Followed one step, so that the laws see which package it is; what is inside is not ours to judge.
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^dist/|/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // #domain/… means the TypeScript source here, as it does for tsc, Jest and Vite.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
