import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OrderDetail, OrderSummary } from '#contracts/sales/orders.http';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import { ZERO_SEN, toSen } from '#domain/platform/sen';
import { announce } from '#runtime/platform/outbox/announce';
import { requestRefund } from '#runtime/sales/refunds.store';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [admin, other] = [await world.admin('Sari Admin'), await world.admin('Dua Admin')];
});
afterAll(() => world?.close());

const ACCOUNT = { bankName: 'BCA', accountNumber: '0123 456-789', accountName: 'Ratna Sari' };
const OTHER = { bankName: 'BRI', accountNumber: '123456789012345', accountName: 'Ratna Sari' };
const WHY = 'Disebut lewat WhatsApp';
const codeOf = ({ status, meta }: { status: number; meta?: { code?: string } }) => [status, meta?.code];
const post = (path: string, body: object = {}, { token } = admin) =>
  world.http.call('POST', `/admin/${path}`, { token, body });
const list = <T>(resource: string, filter: object) =>
  world.http.ask<T[]>('GET', `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token: admin.token,
  });

/** A paid order of which all goes back. */
async function aRefund(buyer?: Person) {
  const { token, orderUid, paymentUid, owed } = await anOrderWithProof(world, buyer);
  await world.http.ask('POST', `/admin/payments/${paymentUid}/confirm`, { token: admin.token, body: {} });
  await world.database.transaction(async (tx) => {
    const asked = {
      paymentUid,
      amount: toSen(owed),
      fee: ZERO_SEN,
      reason: 'Grup ditutup',
      by: 'system',
      at: new Date(),
    };
    const { uid: refundUid } = await requestRefund(tx, asked);
    await announce(tx, 'refund.requested', { orderUid, refundUid });
  });
  return {
    owed,
    orderUid,
    token,
    name: (account: object = ACCOUNT, by = token) =>
      world.http.call('POST', `/customer/${orderUid}/refund-account`, { token: by, body: account }),
    asked: async () =>
      (await world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token })).refundAccount,
    listed: async () => {
      const orders = await world.http.ask<OrderSummary[]>('GET', '/customer', { token });
      return orders.map((order) => [order.orderUid, order.refundToName]);
    },
    refund: async () => (await list<AdminRefund>('refunds', { orderUid }))[0]!,
  };
}
const announced = (orderUid: string) =>
  world.database.outbox.count({
    where: { name: 'refund.account-named', payload: { path: ['orderUid'], equals: orderUid } },
  });

it('a customer names the account of a refund, once however often it is pressed, and changes it until it is approved', async () => {
  const { owed, orderUid, name, asked, refund } = await aRefund();
  expect(await asked()).toEqual({ amount: owed, named: null });
  const both = await Promise.all([name(), name()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await announced(orderUid)).toBe(1);
  expect(await asked()).toEqual({ amount: owed, named: { bankName: 'BCA', ending: '6789' } });
  // The same account, however it is written.
  await name({ bankName: ' bank b.c.a', accountNumber: '0123.456.789', accountName: 'RATNA  SARI' });
  expect(await announced(orderUid)).toBe(1);
  await name(OTHER);
  expect(await announced(orderUid)).toBe(2);
  const { id, ...named } = await refund();
  expect(named).toMatchObject({ state: 'requested', bankName: 'BRI', accountNumber: OTHER.accountNumber });
  await post(`refunds/${id}/approve`, {}, other);
  expect(await asked()).toBeUndefined();
  expect(codeOf(await name())).toEqual([409, 'NO_REFUND_TO_NAME']);
  // What was asked for is so already.
  expect((await name(OTHER)).status).toBe(200);
  expect(await announced(orderUid)).toBe(2);
});

it('a refund goes to the account that its customer has named without a word of the admin, and to another one not', async () => {
  const { owed, orderUid, name, refund } = await aRefund();
  const { id, awaitsAccount, waLink } = await refund();
  expect(awaitsAccount).toBe(true);
  const asks = 'Isi rekeningmu di sini, ya:';
  expect(decodeURIComponent(waLink)).toMatch(new RegExp(`${asks} https?://\\S+orderUid=${orderUid}`));
  expect(codeOf(await post(`refunds/${id}/pay`, { reference: `TRF-${id}` }))).toEqual([422, 'ACCOUNT_NEEDED']);
  await name();
  expect((await refund()).awaitsAccount).toBe(false);
  expect(decodeURIComponent((await refund()).waLink)).not.toContain(asks);
  const elsewhere = { reference: `TRF-${id}`, ...OTHER, reason: WHY };
  expect(codeOf(await post(`refunds/${id}/pay`, elsewhere))).toEqual([409, 'ACCOUNT_NOT_APPROVED']);
  expect((await post(`refunds/${id}/pay`, { reference: `TRF-${id}` })).status).toBe(200);
  const { customerUid } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  expect(await list<AdminPayout>('payouts', { customerUid })).toMatchObject([
    { state: 'paid', amount: owed, bankName: 'BCA', accountNumber: '0123456789', accountName: 'Ratna Sari' },
  ]);
  expect(codeOf(await name(OTHER))).toEqual([409, 'NO_REFUND_TO_NAME']);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('one that was approved without an account waits for it; one that was scheduled is on its way', async () => {
  const approved = await aRefund();
  await post(`refunds/${(await approved.refund()).id}/approve`, {}, other);
  expect((await approved.name()).status).toBe(200);
  expect(await approved.refund()).toMatchObject({ state: 'approved', accountNumber: '0123456789' });
  const scheduled = await aRefund();
  await post(`refunds/${(await scheduled.refund()).id}/schedule`, { ...OTHER, reason: WHY });
  expect(await scheduled.asked()).toBeUndefined();
  expect(codeOf(await scheduled.name())).toEqual([409, 'NO_REFUND_TO_NAME']);
});

it('bad input names its field and changes nothing; the order of others, or one of which nothing goes back, is none', async () => {
  const { name, refund } = await aRefund();
  for (const [field, value] of [
    ['accountNumber', '12ab'],
    ['accountNumber', '12345678'],
    ['bankName', ''],
    ['accountName', '<b>Ratna</b>'],
  ] as const) {
    const { status, errors } = await name({ ...ACCOUNT, [field]: value });
    expect([status, errors?.map((error) => error.field)]).toEqual([422, [field]]);
  }
  const stranger = await world.customer();
  expect((await name(ACCOUNT, stranger.token)).status).toBe(404);
  expect(await refund()).toMatchObject({ bankName: null, accountNumber: null, accountName: null });
  const { token, orderUid } = await anOrderWithProof(world);
  const answer = await world.http.call('POST', `/customer/${orderUid}/refund-account`, { token, body: ACCOUNT });
  expect(codeOf(answer)).toEqual([409, 'NO_REFUND_TO_NAME']);
});

it('a blocked customer is not asked and names none', async () => {
  const { token, orderUid, name, asked } = await aRefund();
  const { customerUid } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  await post(`customers/${customerUid}/block`, { reason: 'Penipuan berulang' });
  expect(await asked()).toBeUndefined();
  expect((await name(ACCOUNT, token)).status).toBe(403);
});

it('in the list it stands first until the account is named', async () => {
  const buyer = await world.customer();
  const { owed, orderUid, name, listed } = await aRefund(buyer);
  const { orderUid: newer } = await anOrderWithProof(world, buyer);
  expect(await listed()).toEqual([
    [orderUid, owed],
    [newer, undefined],
  ]);
  await name();
  expect(await listed()).toEqual([
    [newer, undefined],
    [orderUid, undefined],
  ]);
});

it('what goes back by the gateway waits for no account, neither in the list nor for the admin', async () => {
  const buyer = await world.customer();
  const { orderUid, asked, listed, refund } = await aRefund(buyer);
  const { orderUid: newer } = await anOrderWithProof(world, buyer);
  const {
    uid: paymentUid,
    invoiceUid,
    amountSen,
  } = await world.database.payment.findFirstOrThrow({ where: { orderUid } });
  const charge = { uid: randomUUID(), orderUid, invoiceUid, paymentUid, amountSen, channel: 'qris', state: 'paid' };
  await world.database.gatewayCharge.create({ data: { ...charge, expiresAt: new Date() } });
  expect(await listed()).toEqual([
    [newer, undefined],
    [orderUid, undefined],
  ]);
  expect([await asked(), (await refund()).awaitsAccount]).toEqual([undefined, false]);
});

it('list, sequence and console agree in every state of a refund on whether it waits for its account', async () => {
  const buyer = await world.customer();
  const { orderUid, listed, refund } = await aRefund(buyer);
  await anOrderWithProof(world, buyer);
  const { id: uid } = await refund();
  const whole = await world.database.refund.findUniqueOrThrow({ where: { uid } });
  const { state, creditedAt, accountNumber } = whole;
  const now = new Date();
  const states: [data: object, waits: boolean][] = [
    [{}, true],
    [{ state: 'approved', approvedBy: 'Sari', approvedByUid: randomUUID() }, true],
    [{ bankName: 'BCA', accountNumber: '0123456789', accountName: 'Ratna' }, false],
    [{ creditedAt: now }, false],
    [{ state: 'approved', creditedAt: now }, false],
    [{ state: 'credited', creditedAt: now }, false],
    [{ state: 'cancelled' }, false],
  ];
  for (const [data, waits] of states) {
    const plain = { state, creditedAt, accountNumber, bankName: null, accountName: null };
    await world.database.refund.update({ where: { uid }, data: { ...plain, ...data } });
    const [first] = await listed();
    const says = [first![0] === orderUid, first![1] !== undefined, (await refund()).awaitsAccount];
    expect([data, ...says]).toEqual([data, waits, waits, waits]);
  }
});
