import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';

let shop: Shop;
let who: Customer;
beforeAll(async () => {
  shop = await Shop.start();
  who = await Customer.join(shop, 'Dewi Lestari');
}, 120_000);
afterAll(() => shop?.close());

type Line = Record<string, unknown>;
const linesOf = (kind: 'api' | 'worker'): Line[] =>
  shop.started(kind).flatMap((child) =>
    child
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line),
  );
/** Output arrives a moment after the answer. */
const ofRequest = async (kind: 'api' | 'worker', requestId: string | null): Promise<Line[]> =>
  until('its lines', async () => {
    const lines = linesOf(kind).filter((line) => line.requestId === requestId);
    return lines.length > 0 ? lines : null;
  });

it('one id goes from the request through event, job and mail to each log line', async () => {
  const requestId = 'front-4711.abc_DEF';
  const { uid: variantUid, packageUid } = await findPlan(shop.http, 'youtube');
  const body = { name: who.name, email: who.email, phoneNumber: '081234567890', packageUid, variantUid };
  const answer = await who.call('POST', '/customer', { body, headers: { 'x-request-id': requestId } });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([201, requestId]);
  await shop.settled();

  expect(await ofRequest('api', requestId)).toMatchObject([
    { method: 'POST', route: '/api/customer', status: 201, actor: 'customer', actorUid: who.uid, msg: 'request' },
  ]);
  const events = await shop.sql<{ name: string }>('SELECT name FROM outbox WHERE request_id = $1 ORDER BY id', [
    requestId,
  ]);
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['order.created', 'notification.created']));
  const folder = path.join(shop.env.DATA_DIR!, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')));
  expect(mails.filter((mail) => mail.includes(`X-Request-ID: ${requestId}`))).toHaveLength(1);
  expect((await ofRequest('worker', requestId)).map(({ msg }) => msg)).toEqual([expect.stringMatching(/^sent /)]);
}, 60_000);

it.each(['', 'short', 'with space inside', 'x'.repeat(65), '<script>alert(1)</script>'])(
  'an id that is not well-formed is replaced: %j',
  async (given) => {
    const { headers } = await shop.http.call('GET', '/customer/provider', { headers: { 'x-request-id': given } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('a refused sign-in and a refused right are lines of their own, without personal data', async () => {
  const body = { email: who.email, password: 'salah sekali', deviceOs: 'web', deviceId: 'x', scope: 'web' };
  const refused = await shop.http.call('POST', '/customer/sign/in', { body });
  const forbidden = await who.call('GET', '/admin/orders');
  const signIn = await ofRequest('api', refused.headers.get('x-request-id'));
  const right = await ofRequest('api', forbidden.headers.get('x-request-id'));
  expect(signIn).toMatchObject([
    { route: '/api/customer/sign/in', status: refused.status, code: refused.meta.code, msg: 'request refused' },
  ]);
  expect(right).toMatchObject([{ route: '/api/admin/orders', status: 401, msg: 'request refused' }]);
  const all = JSON.stringify(
    [...linesOf('api'), ...linesOf('worker')].filter(({ msg }) => !/listening/.test(String(msg))),
  );
  for (const personal of [who.email, who.name, who.token, '127.0.0.1']) expect(all).not.toContain(personal);
});

it('a path with a token in it is logged as its route, and a probe not at all', async () => {
  const answer = await shop.http.call('GET', '/customer/rahasia-orang-ini/detail');
  expect(await ofRequest('api', answer.headers.get('x-request-id'))).toMatchObject([{ status: answer.status }]);
  expect(JSON.stringify(linesOf('api'))).not.toContain('rahasia-orang-ini');
  const probe = await shop.http.call('GET', '/ready');
  const after = await shop.http.call('GET', '/customer/provider');
  await ofRequest('api', after.headers.get('x-request-id'));
  expect(linesOf('api').filter((line) => line.requestId === probe.headers.get('x-request-id'))).toEqual([]);
});
