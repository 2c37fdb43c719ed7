import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import type { InjectOptions } from 'fastify';
import { PERMISSIONS } from '#domain/platform/admin-role';
import {
  HOSTILE_BODIES,
  HOSTILE_IDS,
  HOSTILE_QUERIES,
  HOSTILE_VALUES,
  PROTECTED_FIELDS,
} from '../../../../test/hostile.js';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { type Operation, exampleBody, readOperations, urlOf } from '../../../../test/operations.js';
import { ACCESS, type Access } from '../access/access.js';
import { PERMISSION } from '../access/permission.js';

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

/** The token with which the operation may be called. */
const tokenFor = ({ needsToken, isAdmin }: Operation): string | undefined =>
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
    // `problemOf` reports it.
  }
  return { status: response.statusCode, text: response.body, envelope };
}

/** English text of a library. The two exceptions are fixed words: docs/rules/api.md#fixed-words */
const ENGLISH = /\b(must|invalid|required|expected|not found|unexpected|cannot|failed|error|body|unsupported)\b/i;
const INSIDES =
  /node_modules|\bat \S+ \(|\.(ts|js):\d|prisma|postgres|violates|syntax error|SELECT |INSERT |ECONN|\/work\/|\/src\//i;

/** What is wrong with a refusal, or null. A success is judged by its status only. */
function problemOf({ status, text, envelope }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const message = envelope?.meta?.message;
  if (!envelope || envelope.data !== null || envelope.meta?.status !== status || !message)
    return `no envelope: ${text}`;
  const texts = [message, ...(envelope.errors ?? []).map((error) => error.message)];
  const english = texts.find((one) => ENGLISH.test(one.replace(/token required|Idempotency-Key/, '')));
  if (english) return `English: ${english}`;
  if (envelope.errors?.some(({ field }) => !field)) return `names no field: ${text}`;
  return INSIDES.test(texts.join(' ')) ? `shows its insides: ${text}` : null;
}

/** Two seconds are the aim; a busy machine gets more before a request counts as hanging. */
const HANGS_MS = 10_000;

/** The number of rows of each table. */
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
  'file',
  'host_purchase',
  'reimbursement',
  'refund',
  'payout',
  'customer',
  'customer_note',
  'session',
  'admin',
  'admin_view',
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

interface Attack {
  what: string;
  options: InjectOptions;
  mayPass?: boolean;
}
const AT_ONCE = 8;
const typeOf = (schema: unknown): unknown => (schema as { type?: unknown } | undefined)?.type;

/** Sends every attack to every operation that `applies`; expects clear refusals and no new rows. */
async function expectRefused(applies: (operation: Operation) => boolean, attacks: (operation: Operation) => Attack[]) {
  const problems: string[] = [];
  const before = await rows();
  let sent = 0;
  let written = 0;
  const attack = async (operation: Operation, { what, options, mayPass = false }: Attack) => {
    const startedAt = Date.now();
    const reply = await send({ method: operation.method, ...options }, tokenFor(operation));
    sent += 1;
    const slow = Date.now() - startedAt > HANGS_MS ? 'hangs' : null;
    const passed = reply.status < 300 && !mayPass ? `accepted with ${reply.status}` : null;
    if (reply.status < 300 && operation.method === 'POST') written += 1;
    const problem = problemOf(reply) ?? passed ?? slow;
    if (problem) problems.push(`${operation.name}, ${what}: ${problem}`);
  };
  for (const operation of operations.filter(applies)) {
    const left = attacks(operation);
    while (left.length) await Promise.all(left.splice(0, AT_ONCE).map((one) => attack(operation, one)));
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

  /** The routes of the code, from the controllers and not from the document. */
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

  it('states its access, and in the console its permission', () => {
    const all = routes();
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ access }) => access === undefined)).toEqual([]);
    const known: unknown[] = PERMISSIONS;
    expect(all.filter(({ access, permission }) => access === 'admin' && !known.includes(permission))).toEqual([]);
  });

  it('of the console has a permission that matches its URL', () => {
    const wrong = operations
      .filter(({ isAdmin, name }) => isAdmin && name !== 'POST /api/admin/sign/in')
      .filter(({ method, path, permission }) => {
        const [resource, ...rest] = path.replace('/api/admin/', '').split('/');
        const last = rest.filter((part) => part !== '{uid}').at(-1);
        const expected =
          method === 'GET' ? [`${resource}.read`, `${resource}.${last}`] : [`${resource}.${last ?? 'create'}`];
        return !expected.includes(permission ?? '');
      });
    expect(wrong.map(({ name, permission }) => `${name}: ${permission}`)).toEqual([]);
  });

  it('exists for every permission', () => {
    const asked = new Set(operations.map(({ permission }) => permission));
    expect(PERMISSIONS.filter((permission) => !asked.has(permission))).toEqual([]);
  });

  it('of the console is for admins, except signing in', () => {
    const exposed = routes().filter(({ name, access }) => name.includes('Admin') && access !== 'admin');
    expect(exposed.map(({ name }) => name)).toEqual(['SessionAdminController.signIn']);
  });

  it('that is not public refuses a missing, a foreign and an invalid token before anything else', async () => {
    const forged = [
      undefined,
      '',
      'abc',
      `${customer.token}x`,
      customer.token.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0'),
    ];
    const problems: string[] = [];
    const before = await rows();
    // Public, with more details for a signed-in caller.
    const optional = ['GET /api/customer/detail', 'GET /api/customer/details'];
    for (const operation of operations.filter(({ needsToken, name }) => needsToken && !optional.includes(name)))
      for (const token of [...forged, operation.isAdmin ? customer.token : admin.token]) {
        const reply = await send({ method: operation.method, url: urlOf(operation) }, token);
        if (reply.status !== 401) problems.push(`${operation.name} with ${token?.slice(0, 12)}: ${reply.status}`);
      }
    expect(problems).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it('accepts the right token', async () => {
    const problems: string[] = [];
    for (const operation of operations.filter(({ method, needsToken }) => method === 'GET' && needsToken)) {
      const { status } = await send({ method: 'GET', url: urlOf(operation) }, tokenFor(operation));
      if ([401, 403].includes(status)) problems.push(`${operation.name}: ${status}`);
    }
    expect(problems).toEqual([]);
  });

  it('is 404 in the envelope when unknown, for every method', async () => {
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

/** Every call of the specification; `*` stands for one part of the path. */
const CALLS = `POST sign/in, POST sign/out, GET token/refresh, GET token/webview, GET referential/order-status,
  GET provider, GET provider/detail, GET provider/category, GET package/variant, GET account, POST, GET, GET */detail,
  GET detail, GET details, GET payment/confirm, GET payment/checkout, POST payment/confirm, PATCH variant, PATCH notes,
  POST invoice, GET additional-payment, GET *-payment, GET *-payment-from, GET *-contact, GET product/service, GET product,
  GET product/detail, POST product, POST product/photos, GET donation, POST donation, POST donation/*/retry,
  POST donation/netflix, POST donation/netflix/retry, GET blog, GET blog/category, GET blog/detail, POST wishlist,
  GET maintenance-config, GET portfolio, GET testimony, GET banner, GET sekeranjang/product,
  GET sekeranjang/product/detail, POST sekeranjang/product, POST sekeranjang/product/images, POST sekeranjang/order,
  GET sekeranjang/order/detail, PATCH sekeranjang/order/payment, GET sekeranjang/group, GET event/anniv/logs,
  POST event/anniv/live-attendance, POST event/anniv/mission/*, GET event/anniv/unique-code,
  GET event/anniv/mission/special/claim`.split(/,\s+/);

it('every call of the table has a route', () => {
  const isThere = (call: string) => {
    const [method, path = ''] = call.split(' ');
    const address = path === '' ? '/api/customer' : `/api/customer/${path}`;
    const pattern = new RegExp(`^${address.replaceAll('*', '[^/]+')}$`);
    const called = (route: string) => pattern.test(route.replace('{campaign}', 'anniv'));
    return operations.some((operation) => operation.method === method && called(operation.path));
  };
  expect(CALLS.filter((call) => !isThere(call))).toEqual([]);
});

it('an address that looks like the detail of an order is its own', async () => {
  for (const url of ['/api/customer/product/detail', '/api/customer/blog/detail'])
    for (const token of [undefined, customer.token])
      expect([url, (await send({ method: 'GET', url }, token)).status]).toEqual([url, 422]);
});

/** Any text is a valid name of a customer, password or testimony. */
const ANY_TEXT = /sign\/(up|out)$|customer\/(profile|testimony)$/;
/** Some letters are a valid name of a bank. */
const A_NAME = /admin\/payment-methods$/;

describe('bad input is refused with a clear Indonesian message and changes nothing', () => {
  it('when the body does not match its content type', () =>
    expectRefused(isJson, (operation) =>
      HOSTILE_BODIES.map(([what, payload, headers]) => ({
        what,
        options: { url: urlOf(operation), payload, headers },
        // A parser may ignore it (RFC 8259, section 8.1), and then the body is an empty object.
        mayPass: what === 'a byte order mark',
      })),
    ));

  it('when a body is sent to a route that takes none', () =>
    expectRefused(
      ({ method, contentType }) => method === 'POST' && contentType === null,
      (operation) =>
        [...HOSTILE_BODIES, UNASKED].map(([what, payload, headers]) => ({
          what,
          options: { url: urlOf(operation), payload, headers },
          // A parser may ignore it (RFC 8259, section 8.1), and an empty object has no fields.
          mayPass: what === 'a byte order mark',
        })),
    ));

  // Thousands of requests need more than the default minute on a busy machine.
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
            // What passes must not break anything.
            mayPass:
              ANY_TEXT.test(operation.path) ||
              (A_NAME.test(operation.path) && what === 'NaN as text') ||
              (what === 'true' && typeOf(operation.body?.properties?.[field]) === 'boolean'),
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

  it('when a field that clients must not set is sent', () =>
    expectRefused(isJson, (operation) =>
      PROTECTED_FIELDS.map((field) => ({
        what: `with ${field}`,
        options: {
          url: urlOf(operation),
          headers: { 'content-type': 'application/json' },
          payload: jsonOf({ ...exampleBody(operation.body), [field]: 1 }),
        },
      })),
    ));

  it('when the id in the path is malformed', () =>
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

  it('when the id is unknown, or of another kind of record', () =>
    expectRefused(
      ({ path, method }) => path.includes('{uid}') && method === 'GET',
      (operation) =>
        [randomUUID(), customer.uid, admin.uid].map((id) => ({
          what: id,
          options: { url: urlOf(operation, {}, id) },
          mayPass: [
            '/api/admin/customers/{uid}',
            '/api/admin/payments/customer/{uid}',
            '/api/admin/admins/{uid}',
          ].includes(operation.path),
        })),
    ));

  it('when the query is hostile', () =>
    expectRefused(
      // Without a worker each health check takes three seconds; it has no query.
      ({ method, path }) => method === 'GET' && path !== '/api/health',
      (operation) =>
        [...operation.query.map(({ name }) => name), 'x'].flatMap((name) =>
          HOSTILE_QUERIES.map((query) => {
            const url = urlOf(operation);
            return {
              what: query.replace('NAME', name).slice(0, 80),
              options: { url: `${url}${url.includes('?') ? '&' : '?'}${query.replaceAll('NAME', name)}` },
              // A keyword may be any text, and a page behind the last one is empty.
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
      const { status, envelope } = await send({ method: operation.method, url }, tokenFor(operation));
      const named = envelope?.errors?.map(({ field }) => field).join();
      if (status !== 422 || named !== 'tidakDikenal') problems.push(`${operation.name}: ${status} ${named}`);
    }
    expect(problems).toEqual([]);
  });

  it('when a parameter is unknown or given twice', () =>
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
