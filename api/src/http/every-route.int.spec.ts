import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import type { InjectOptions } from 'fastify';
import { PERMISSIONS } from '#domain/admins/admin-role';
import { HOSTILE_BODIES, HOSTILE_IDS, HOSTILE_QUERIES, HOSTILE_VALUES, NOT_FOR_OUTSIDE } from '../../test/hostile.js';
import { ListeningApi, type Person } from '../../test/listening-api.js';
import { type Operation, exampleBody, readOperations, urlOf } from '../../test/operations.js';
import { ACCESS, type Access } from './access.js';
import { PERMISSION } from './permission.js';

let world: ListeningApi;
let operations: Operation[];
let customer: Person;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  operations = await readOperations(world.app);
  [customer, admin] = await Promise.all([world.customer(), world.admin()]);
});
afterAll(() => world?.close());

/** Whoever may call the operation. */
const rightful = ({ needsToken, isAdmin }: Operation): string | undefined =>
  needsToken ? (isAdmin ? admin : customer).token : undefined;

interface Reply {
  status: number;
  text: string;
  envelope: {
    data?: unknown;
    meta?: { status?: number; message?: string };
    errors?: { field: string; message: string }[];
  } | null;
}

async function send(options: InjectOptions, token?: string): Promise<Reply> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...options.headers };
  const response = await world.app.inject({ ...options, headers });
  let envelope: Reply['envelope'] = null;
  try {
    envelope = response.json();
  } catch {
    // Said by `problemOf`.
  }
  return { status: response.statusCode, text: response.body, envelope };
}

/** English that a library would say. The two exceptions are the spec's own words. */
const ENGLISH = /\b(must|invalid|required|expected|not found|unexpected|cannot|failed|error|body|unsupported)\b/i;
const INSIDES =
  /node_modules|\bat \S+ \(|\.(ts|js):\d|prisma|postgres|violates|syntax error|SELECT |INSERT |ECONN|\/work\/|\/src\//i;

/** What is wrong with a refusal, or nothing. A success is only judged by its status. */
function problemOf({ status, text, envelope }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const message = envelope?.meta?.message;
  if (!envelope || envelope.data !== null || envelope.meta?.status !== status || !message)
    return `no envelope: ${text}`;
  const said = [message, ...(envelope.errors ?? []).map((error) => error.message)];
  const english = said.find((one) => ENGLISH.test(one.replace(/token required|Idempotency-Key/, '')));
  if (english) return `English: ${english}`;
  if (envelope.errors?.some(({ field }) => !field)) return `names no field: ${text}`;
  return INSIDES.test(said.join(' ')) ? `shows its insides: ${text}` : null;
}

/** Two seconds are the aim (reliability.md §4); a machine with other things to do gets more before it counts as hanging. */
const HANGS_MS = 10_000;

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const [counted] = await world.database.$queryRawUnsafe<[Record<string, number>]>(
    `SELECT ${TABLES.map((table) => `(SELECT count(*)::int FROM "${table}") AS "${table}"`).join(', ')}`,
  );
  return counted;
}
const TABLES = [
  'order',
  'account',
  'account_group',
  'payment',
  'proof',
  'host_purchase',
  'reimbursement',
  'refund',
  'customer',
  'session',
  'admin',
  'outbox',
  'audit_log',
  'audit_link',
  'follow_up',
  'group_credential',
  'credential_access',
  'notification',
  'ledger_entry',
  'order_history',
  'account_history',
];

/** Sends every attack to every operation that `applies`, and expects clear refusals and nothing written. */
async function expectRefused(
  applies: (operation: Operation) => boolean,
  attacks: (operation: Operation) => { what: string; options: InjectOptions; mayPass?: boolean }[],
) {
  const problems: string[] = [];
  const before = await rows();
  let sent = 0;
  let written = 0;
  for (const operation of operations.filter(applies))
    for (const { what, options, mayPass = false } of attacks(operation)) {
      const startedAt = Date.now();
      const reply = await send({ method: operation.method, ...options }, rightful(operation));
      sent += 1;
      const slow = Date.now() - startedAt > HANGS_MS ? 'hangs' : null;
      const passed = reply.status < 300 && !mayPass ? `accepted with ${reply.status}` : null;
      if (reply.status < 300 && operation.method === 'POST') written += 1;
      const problem = problemOf(reply) ?? passed ?? slow;
      if (problem) problems.push(`${operation.name}, ${what}: ${problem}`);
    }
  expect(problems).toEqual([]);
  if (written === 0) expect(await rows()).toEqual(before);
  expect(sent).toBeGreaterThan(0);
}

const isJson = ({ contentType }: Operation): boolean => contentType === 'application/json';
const UNASKED: (typeof HOSTILE_BODIES)[number] = ['a field', '{"note":"x"}', { 'content-type': 'application/json' }];
const jsonOf = (body: object): string => JSON.stringify(body);

describe('every route', () => {
  interface Route {
    name: string;
    access: Access | undefined;
    permission: unknown;
  }

  /** What the code says, read from the controllers and not from the document. */
  function routes(): Route[] {
    const controllers = [...world.app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    return controllers.flatMap(({ metatype }) => {
      const controller = metatype as { name: string; prototype: Record<string, object> };
      return Object.getOwnPropertyNames(controller.prototype)
        .map((method) => ({ method, handler: controller.prototype[method]! }))
        .filter(({ method, handler }) => method !== 'constructor' && Reflect.hasMetadata('path', handler))
        .map(({ method, handler }) => ({
          name: `${controller.name}.${method}`,
          access: Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller),
          permission: Reflect.getMetadata(PERMISSION, handler),
        }));
    });
  }

  it('says who may call it, and of the console with what permission', () => {
    const all = routes();
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ access }) => access === undefined)).toEqual([]);
    const known: unknown[] = PERMISSIONS;
    expect(all.filter(({ access, permission }) => access === 'admin' && !known.includes(permission))).toEqual([]);
  });

  it('of the console says what its caller has to be allowed, in the words of its address', () => {
    const wrong = operations
      .filter(({ isAdmin, name }) => isAdmin && name !== 'POST /api/admin/sign/in')
      .filter(({ method, path, permission }) => {
        const [resource, ...rest] = path.replace('/api/admin/', '').split('/');
        const last = rest.filter((part) => part !== '{uid}').at(-1);
        const said =
          method === 'GET' ? [`${resource}.read`, `${resource}.${last}`] : [`${resource}.${last ?? 'create'}`];
        return !said.includes(permission ?? '');
      });
    expect(wrong.map(({ name, permission }) => `${name}: ${permission}`)).toEqual([]);
  });

  it('that a permission is for is there: nothing is granted that nobody can do', () => {
    const asked = new Set(operations.map(({ permission }) => permission));
    expect(PERMISSIONS.filter((permission) => !asked.has(permission))).toEqual([]);
  });

  it('of the console is for admins, unless it is where they sign in', () => {
    const exposed = routes().filter(({ name, access }) => name.includes('Admin') && access !== 'admin');
    expect(exposed.map(({ name }) => name)).toEqual(['SessionAdminController.signIn']);
  });

  it('that is not public refuses nobody, somebody else, and tokens that are none, before it looks at anything', async () => {
    const forged = [
      undefined,
      '',
      'abc',
      `${customer.token}x`,
      customer.token.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0'),
    ];
    const problems: string[] = [];
    const before = await rows();
    // Open to everybody, more detailed with a token.
    const optional = ['GET /api/customer/detail', 'GET /api/customer/details'];
    for (const operation of operations.filter(({ needsToken, name }) => needsToken && !optional.includes(name)))
      for (const token of [...forged, operation.isAdmin ? customer.token : admin.token]) {
        const reply = await send({ method: operation.method, url: urlOf(operation) }, token);
        if (reply.status !== 401) problems.push(`${operation.name} with ${token?.slice(0, 12)}: ${reply.status}`);
      }
    expect(problems).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it('lets the right one in', async () => {
    const problems: string[] = [];
    for (const operation of operations.filter(({ method, needsToken }) => method === 'GET' && needsToken)) {
      const { status } = await send({ method: 'GET', url: urlOf(operation) }, rightful(operation));
      if ([401, 403].includes(status)) problems.push(`${operation.name}: ${status}`);
    }
    expect(problems).toEqual([]);
  });

  it('answers 404 in the envelope where there is none, whatever the method', async () => {
    for (const [method, url] of [
      ['GET', '/api/tidak-ada'],
      ['POST', '/api/admin/orders/1/2/3'],
      ['DELETE', '/api/customer'],
      ['PUT', `/api/admin/orders/${randomUUID()}`],
      ['PATCH', `/api/admin/accounts/${randomUUID()}`],
    ] as const) {
      const reply = await send({ method, url }, admin.token);
      expect([method, url, reply.status, problemOf(reply)]).toEqual([method, url, 404, null]);
    }
  });
});

describe('bad input is refused with a clear Indonesian sentence and changes nothing', () => {
  it('when the body is not what it says', () =>
    expectRefused(isJson, (operation) =>
      HOSTILE_BODIES.map(([what, payload, headers]) => ({
        what,
        options: { url: urlOf(operation), payload, headers },
        // May be skipped (RFC 8259, point 8.1), and then the body is an empty object.
        mayPass: what === 'a byte order mark',
      })),
    ));

  it('when there is a body where none belongs', () =>
    expectRefused(
      ({ method, contentType }) => method === 'POST' && contentType === null,
      (operation) =>
        [...HOSTILE_BODIES, UNASKED].map(([what, payload, headers]) => ({
          what,
          options: { url: urlOf(operation), payload, headers },
          // May be skipped (RFC 8259, point 8.1), and an empty object says nothing.
          mayPass: what === 'a byte order mark',
        })),
    ));

  // Thousands of requests: a machine with other things to do needs more than the minute that the others get.
  it(
    'when one field is hostile',
    () =>
      expectRefused(isJson, (operation) =>
        Object.keys(operation.body?.properties ?? {}).flatMap((field) =>
          HOSTILE_VALUES.map(([what, json]) => ({
            what: `${field} = ${what}`,
            options: {
              url: urlOf(operation),
              headers: { 'content-type': 'application/json' },
              payload: jsonOf({ ...exampleBody(operation.body), [field]: '@@' }).replace('"@@"', json),
            },
            // Any text is a good name or password; it must only not break anything.
            mayPass: /sign\/(up|out)$|customer\/profile$/.test(operation.path),
          })),
        ),
      ),
    300_000,
  );

  it('when a field is missing', () =>
    expectRefused(isJson, (operation) =>
      (operation.body?.required ?? []).map((field) => ({
        what: `without ${field}`,
        options: {
          url: urlOf(operation),
          headers: { 'content-type': 'application/json' },
          payload: jsonOf({ ...exampleBody(operation.body), [field]: undefined }),
        },
      })),
    ));

  it('when a field comes along that is not for outside', () =>
    expectRefused(isJson, (operation) =>
      NOT_FOR_OUTSIDE.map((field) => ({
        what: `with ${field}`,
        options: {
          url: urlOf(operation),
          headers: { 'content-type': 'application/json' },
          payload: jsonOf({ ...exampleBody(operation.body), [field]: 1 }),
        },
      })),
    ));

  it('when the id in the path is none', () =>
    expectRefused(
      ({ path }) => path.includes('{uid}'),
      (operation) =>
        HOSTILE_IDS.map((id) => ({
          what: id.slice(0, 60),
          options: {
            url: urlOf(operation, {}, id),
            ...(isJson(operation) && { payload: exampleBody(operation.body) }),
          },
        })),
    ));

  it('when the id belongs to nothing, or to something else', () =>
    expectRefused(
      ({ path, method }) => path.includes('{uid}') && method === 'GET',
      (operation) =>
        [randomUUID(), customer.uid, admin.uid].map((id) => ({
          what: id,
          options: { url: urlOf(operation, {}, id) },
          mayPass: ['/api/admin/customers/{uid}', '/api/admin/admins/{uid}'].includes(operation.path),
        })),
    ));

  it('when the query is hostile', () =>
    expectRefused(
      // Without a worker each look at the health takes three seconds; it takes no query.
      ({ method, path }) => method === 'GET' && path !== '/api/health',
      (operation) =>
        [...operation.query.map(({ name }) => name), 'x'].flatMap((name) =>
          HOSTILE_QUERIES.map((query) => {
            const url = urlOf(operation);
            return {
              what: query.replace('NAME', name).slice(0, 80),
              options: { url: `${url}${url.includes('?') ? '&' : '?'}${query.replaceAll('NAME', name)}` },
              // A keyword may be any text, and a page far behind the last one is empty.
              mayPass: true,
            };
          }),
        ),
    ));

  it.each([
    ['page', ['0', '-1', '1.5', 'x', '', '1e9', '99999999999', 'NaN']],
    ['limit', ['0', '-1', '51', '1000000', 'x', '']],
    ['type', ['3', '-1', 'x']],
    ['status', ['0', '9', 'x']],
  ])('when %s is out of its range', (name, values) =>
    expectRefused(
      ({ query }) => query.some((parameter) => parameter.name === name),
      (operation) =>
        values.map((value) => ({ what: `${name}=${value}`, options: { url: urlOf(operation, { [name]: value }) } })),
    ),
  );

  it('when a route that takes no query is given one', async () => {
    const problems: string[] = [];
    for (const operation of operations.filter(({ query }) => query.length === 0)) {
      const url = `${urlOf(operation)}?tidakDikenal=1`;
      const { status, envelope } = await send({ method: operation.method, url }, rightful(operation));
      const named = envelope?.errors?.map(({ field }) => field).join();
      if (status !== 422 || named !== 'tidakDikenal') problems.push(`${operation.name}: ${status} ${named}`);
    }
    expect(problems).toEqual([]);
  });

  it('when a parameter is not known, or comes twice', () =>
    expectRefused(
      ({ query }) => query.length > 0,
      (operation) => {
        const name = operation.query[0]!.name;
        const url = urlOf(operation);
        const join = url.includes('?') ? '&' : '?';
        return [
          { what: 'unknown', options: { url: `${url}${join}tidakDikenal=1` } },
          { what: 'twice', options: { url: `${url}${join}${name}=1&${name}=2` } },
          { what: 'as a list', options: { url: `${url}${join}${name}[]=1` } },
        ];
      },
    ));

  it.each([
    ['sort', ['x', '{}', '["password","ASC"]', '["id","DROP"]', '[1,2]', '["__proto__","ASC"]', 'null', '["id"']],
    ['range', ['x', '[5,1]', '[-1,5]', '[0,100000]', '["a","b"]', '[0.5,2]', '[1e99,1e99]', '{}', 'null']],
    [
      'filter',
      [
        'x',
        '[]',
        'null',
        '5',
        '{"tidakDikenal":1}',
        '{"id":"x"}',
        '{"id":[{}]}',
        '{"q":{"contains":""}}',
        '{"q":["a"]}',
      ],
    ],
  ])('when the console list is given a wrong %s', (name, values) =>
    expectRefused(
      ({ query }) => query.some((parameter) => parameter.name === 'sort'),
      (operation) =>
        values.map((value) => ({ what: `${name}=${value}`, options: { url: urlOf(operation, { [name]: value }) } })),
    ),
  );

  it('when a header is hostile', async () => {
    const problems: string[] = [];
    for (const headers of [
      { authorization: 'Bearer' },
      { authorization: `Bearer ${'x'.repeat(7_000)}` },
      { authorization: 'Basic YTpi' },
      { 'x-refresh-token': 'x'.repeat(5_000) },
      { 'idempotency-key': '\u00e9' },
      { 'x-forwarded-for': '<script>' },
      { host: 'penipu.test' },
      { cookie: Array.from({ length: 200 }, (_, n) => `c${n}=1`).join('; ') },
      { 'if-none-match': '"'.repeat(1_000) },
      { 'accept-encoding': 'x'.repeat(1_000) },
    ])
      for (const url of ['/api/customer/token/refresh', '/api/customer', '/api/customer/provider']) {
        const reply = await send({ method: 'GET', url, headers });
        const problem = problemOf(reply) ?? (reply.text.includes('penipu') ? 'repeats the Host' : null);
        if (problem) problems.push(`${url} ${JSON.stringify(headers).slice(0, 60)}: ${problem}`);
      }
    expect(problems).toEqual([]);
  });
});
