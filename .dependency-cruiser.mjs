// The laws of the house (CONTRIBUTING.md) in a form that is checked (`npm run check`). scripts/laws.spec.ts breaks each one once.

const TESTS = '\\.spec\\.tsx?$|/test/|^libs/testing/|^e2e/|^bench/';
/** By a script tag, and by node's `--import`. */
const LOADED_BY_ADDRESS = '^shop-web/public/|^scripts/lib/follow-parent\\.mjs$';
/** Folders inside an app that every feature may use and that know no feature. */
const COMMON = {
  // Every act of an admin is written down (audit); whoever sells reads the prices in memory (catalogue).
  api: 'http|audit|catalogue',
  worker: 'outbox|jobs',
  adminWeb: 'shared|i18n',
};
/** Folders around the features: they may use them, no feature may use them. */
const FRAME = {
  // The safety net does what a lost job would have done.
  worker: '^worker/src/(boot|sweeps)/',
  adminWeb: '^admin-web/src/layout/',
};

/** A feature may use the common folders and nothing of its neighbours. */
const islands = (name, parent, common, frame) => ({
  name,
  comment: `A feature of ${parent} imports a neighbour. Share it through libs/, or through a common folder (${common || 'none here'}).`,
  severity: 'error',
  from: { path: `^${parent}/([^/]+)/`, pathNot: frame ? `${TESTS}|${frame}` : TESTS },
  to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/($1${common ? `|${common}` : ''})/` },
});

/** What is common must not know the features that use it. */
const commonGround = (name, parent, common) => ({
  name,
  comment: `Common ground of ${parent} imports a feature.`,
  severity: 'error',
  from: { path: `^${parent}/(${common})/`, pathNot: TESTS },
  to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/(${common})/` },
});

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
    islands('features-are-islands-api', 'api/src', COMMON.api),
    commonGround('features-are-islands-api-common', 'api/src', COMMON.api),
    islands('features-are-islands-worker', 'worker/src', COMMON.worker, FRAME.worker),
    commonGround('features-are-islands-worker-common', 'worker/src', COMMON.worker),
    islands('features-are-islands-shop-web', 'shop-web/src/features', ''),
    islands('features-are-islands-admin-web', 'admin-web/src', COMMON.adminWeb, FRAME.adminWeb),
    commonGround('features-are-islands-admin-web-common', 'admin-web/src', COMMON.adminWeb),
    {
      name: 'features-are-islands-shop-web-common',
      comment: 'shop-web/src/shared imports a feature or the app around it.',
      severity: 'error',
      from: { path: '^shop-web/src/shared/', pathNot: TESTS },
      to: { path: '^shop-web/src/(features|app)/' },
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
