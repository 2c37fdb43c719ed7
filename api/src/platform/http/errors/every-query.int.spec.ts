import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE_IDS, HOSTILE_QUERIES } from '../../../../test/hostile.js';
import { exampleBody, urlOf } from '../../../../test/operations.js';
import { Routes, isJson, problemOf } from '../../../../test/routes.js';

let routes: Routes;
beforeAll(async () => {
  routes = await Routes.open();
});
afterAll(() => routes?.close());

const expectRefused = async (...sent: Parameters<Routes['problemsOf']>) =>
  expect(await routes.problemsOf(...sent)).toEqual([]);

describe('a bad address, query or header is refused with a clear Indonesian message and changes nothing', () => {
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
        [randomUUID(), routes.customer.uid, routes.admin.uid].map((id) => ({
          what: id,
          options: { url: urlOf(operation, {}, id) },
          mayPass: [
            '/api/admin/customers/{uid}',
            '/api/admin/payments/customer/{uid}',
            '/api/admin/admins/{uid}',
          ].includes(operation.path),
        })),
    ));

  // Thousands of requests need more than the default minute on a busy machine.
  it(
    'when the query is hostile',
    () =>
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
      ),
    300_000,
  );

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
    for (const operation of routes.operations.filter(({ query }) => query.length === 0)) {
      const url = `${urlOf(operation)}?tidakDikenal=1`;
      const { status, envelope } = await routes.send({ method: operation.method, url }, routes.tokenFor(operation));
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
        const reply = await routes.send({ method: 'GET', url, headers });
        const problem = problemOf(reply) ?? (reply.text.includes('penipu') ? 'repeats the Host' : null);
        if (problem) problems.push(`${url} ${JSON.stringify(headers).slice(0, 60)}: ${problem}`);
      }
    expect(problems).toEqual([]);
  });
});
