import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { payGiven } from '#testing/giving';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { type Operation, exampleBody, readOperations, urlOf } from '../../../../test/operations.js';

let api: ListeningApi;
let blocked: Person;
let operations: Operation[];

beforeAll(async () => {
  api = await ListeningApi.open();
  operations = (await readOperations(api.app)).filter(({ isAdmin }) => !isAdmin);
  blocked = await api.customer();
  const data = { blockedAt: new Date(), blockedReason: 'Bukti palsu' };
  await api.database.customer.update({ where: { uid: blocked.uid }, data });
});
afterAll(() => api.close());

/** Writes without a token: a link or a password is what counts, and none of them gives anything to a blocked account. */
const WITHOUT_TOKEN: Record<string, string> = {
  'POST /api/customer/sign/up': 'Makes an account.',
  'POST /api/customer/sign/in': 'A blocked customer signs in to read the reason.',
  'POST /api/customer/token/refresh': 'Goes on with a session.',
  'POST /api/customer/link/check': 'Reads.',
  'POST /api/customer/verify-email': 'Keeps the account safe.',
  'POST /api/customer/forget-password': 'Keeps the account safe.',
  'POST /api/customer/forget-password/update': 'Keeps the account safe.',
  'POST /api/customer/reset-password/reset': 'Keeps the account safe.',
  'POST /api/customer/change-email/confirm': 'Keeps the account safe.',
  'POST /api/customer/payment/confirm': 'Looks at the block of whose order it is.',
  'PATCH /api/customer/sekeranjang/order/payment': 'Looks at the block of whose order it is.',
  'POST /api/customer/payment/gateway': 'Looks at the block of whose order it is.',
  'POST /api/gateway/notification': 'Comes from the gateway.',
  'POST /api/customer/thr/open': 'Shows a gift.',
  'POST /api/customer/testimony': 'Gives nothing, and a person decides whether it is shown.',
  'POST /api/customer/merchandise/quote': 'Answers a price, and writes nothing.',
  'POST /api/customer/event/{campaign}/mission/{id}': 'Looks at the block of the account that its code belongs to.',
};

/** Each with its reason in `@OpenWhileBlocked`; what is added here moves no money and holds nothing. */
const OPEN = [
  'POST /address',
  'POST /address/{uid}/remove',
  'POST /address/{uid}/update',
  'POST /blacklist/appeal',
  'POST /change-email',
  'POST /change-password',
  'POST /erasure',
  'POST /erasure/withdraw',
  'POST /membership/{uid}/ask-for-help',
  'POST /membership/{uid}/claim-access',
  'POST /membership/{uid}/confirm-access',
  'POST /membership/{uid}/leave',
  'POST /membership/{uid}/stop-renewal',
  'POST /membership/{uid}/thread/{thread}/read',
  'POST /merchandise/quote',
  'POST /notification/read',
  'POST /notification/{uid}/read',
  'POST /profile',
  'POST /profile/avatar',
  'POST /profile/avatar/remove',
  'POST /profile/reminder-contact',
  'POST /qurban/order/names',
  'POST /reset-password',
  'POST /semabar/order/{uid}/cancel',
  'POST /session/sign-out-others',
  'POST /session/{uid}/sign-out',
  'POST /setitip/refuse',
  'POST /setitip/withdraw',
  'POST /shipment/{uid}/received',
  'POST /sign/out',
  'POST /token/webview',
  'POST /verify-email/resend',
  'POST /wishlist',
  'POST /{uid}/cancel',
];

const isRefused = async (operation: Operation): Promise<boolean> => {
  const { method, body, contentType, path } = operation;
  const url = urlOf(operation).replaceAll(/\{\w+\}/g, randomUUID());
  const { statusCode, body: text } = await api.app.inject({
    method,
    url: path.includes('{campaign}') ? url.replace(/event\/[^/]+/, 'event/anniv') : url,
    headers: { authorization: `Bearer ${blocked.token}` },
    ...(body && !contentType?.includes('form') && { payload: exampleBody(body) }),
  });
  return statusCode === 403 && text.includes('BLOCKED_CUSTOMER');
};

it('what a signed-in customer can change is closed to a blocked one, or open for a reason', async () => {
  const writes = operations.filter(({ method, needsToken }) => method !== 'GET' && needsToken);
  expect(writes.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const operation of writes)
    if ((await isRefused(operation)) === (operation.openWhileBlocked !== null)) wrong.push(operation.name);
  // Of a seat the statement that places it looks itself, after the plan was found.
  expect(wrong).toEqual(['POST /api/customer']);
});

it('what needs no token is listed with its reason', () => {
  const open = operations.filter(({ method, needsToken }) => method !== 'GET' && !needsToken);
  expect(open.map(({ name }) => name).filter((name) => !(name in WITHOUT_TOKEN))).toEqual([]);
});

it('what stays open moves no money and holds nothing', () => {
  const open = operations.filter(({ openWhileBlocked, method }) => openWhileBlocked !== null && method !== 'GET');
  expect(open.map(({ name }) => name.replace('/api/customer', '')).toSorted()).toEqual(OPEN);
});

it('a blocked customer who signs in again claims no gift', async () => {
  const giver = await api.customer();
  const ask = (person: Person, path: string, body: object = {}) =>
    api.http.call<{ giftUid: string; orderUid: string; link: string }>('POST', path, { token: person.token, body });
  const contact = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
  const { data: gift } = await ask(giver, '/customer/thr', {
    ...contact,
    recipientName: 'Ani',
    amount: 5_000_000,
    message: 'Halo',
  });
  await payGiven(api.database, gift.orderUid);
  const secret = (await ask(giver, `/customer/thr/${gift.giftUid}/link`)).data.link.split('#')[1];
  const bank = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Ani' };
  expect(await ask(blocked, '/customer/thr/claim', { secret, ...bank })).toMatchObject({
    status: 403,
    meta: { code: 'BLOCKED_CUSTOMER' },
  });
  expect(await api.database.payout.count({ where: { refUid: gift.giftUid } })).toBe(0);
});
