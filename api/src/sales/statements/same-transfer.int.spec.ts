import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { DAY_MS } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { formOf } from '#testing/http';
import { aStatementLine } from '#testing/money-factories';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let finance: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  finance = await world.admin('Sari Keuangan', 'finance');
});
afterAll(() => world?.close());

const post = (path: string, body: object = {}) =>
  world.http.call<{ uid: string }>('POST', `/admin/${path}`, { token: finance.token, body });
const today = () => dayInWib(new Date());
const dayOf = (days: number) => dayInWib(new Date(Date.now() + days * DAY_MS));
const aLine = async (rupiah: number, day = today()) =>
  (await aStatementLine(world.database, { amountSen: BigInt(rupiah) * 100n, bookedOn: new Date(day) })).uid;
const booked = async (lineUid: string) => (await post(`statement-lines/${lineUid}/book`)).data.uid;

async function asked() {
  const { name, email, token, uid: customerUid } = await world.customer();
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const of = `orderUid=${orderUid}&customerUid=${customerUid}`;
  const { amount: price, orderNumber: number } = await world.http.ask<CheckoutView>(
    'GET',
    `/customer/payment/checkout?${of}`,
  );
  const order = () =>
    world.database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      include: { refunds: true, payments: { orderBy: { submittedAt: 'asc' }, include: { statementLine: true } } },
    });
  const prove = async () => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    return (await order()).payments.at(-1)!.uid;
  };
  return { orderUid, number, price, order, prove };
}
/** An order that one admin has confirmed by its proof. */
async function confirmed() {
  const of = await asked();
  const paymentUid = await of.prove();
  expect((await post(`payments/${paymentUid}/confirm`)).status).toBe(200);
  return { ...of, paymentUid };
}
const SAME_OR_SECOND = [422, 'SAME_OR_SECOND', 'transfer'];
const trouble = ({ status, meta, errors }: Awaited<ReturnType<typeof post>>) => [
  status,
  meta?.code,
  errors?.[0]?.field,
];

describe('a line for an order whose payment was confirmed by hand', () => {
  it('is asked whether it is the same transfer: the same explains that payment, and nothing is credit', async () => {
    const { number, paymentUid, order, price } = await confirmed();
    const line = await aLine(price);
    const refused = await post(`statement-lines/${line}/assign`, { number });
    expect(trouble(refused)).toEqual(SAME_OR_SECOND);
    expect(refused.meta.message).toContain(number);
    expect(refused.meta.message).toMatch(
      /dikonfirmasi Sari Keuangan pada .* Transfer yang sama, atau dibayar dua kali\?/,
    );
    const press = () => post(`statement-lines/${line}/assign`, { number, transfer: 'same' });
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await press()).status).toBe(200);
    const { payments, refunds } = await order();
    expect([payments.map(({ uid, statementLine }) => [uid, statementLine?.uid]), refunds]).toEqual([
      [[paymentUid, line]],
      [],
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is credit where the customer has paid twice; then the other line is the one that is left', async () => {
    const { number, paymentUid, order, price } = await confirmed();
    const [second, first] = [await aLine(price), await aLine(price)];
    expect((await post(`statement-lines/${second}/assign`, { number, transfer: 'second' })).status).toBe(200);
    expect((await order()).refunds).toMatchObject([{ state: 'credited', reason: 'Dibayar dua kali' }]);
    expect(trouble(await post(`statement-lines/${first}/assign`, { number }))).toEqual(SAME_OR_SECOND);
    expect((await post(`statement-lines/${first}/assign`, { number, transfer: 'same' })).status).toBe(200);
    const third = await aLine(price);
    // Each payment has its line: nothing is left to ask.
    expect(trouble(await post(`statement-lines/${third}/assign`, { number, transfer: 'same' }))).toEqual([
      409,
      'NO_SAME_TRANSFER',
      'transfer',
    ]);
    expect((await post(`statement-lines/${third}/assign`, { number })).status).toBe(200);
    const { payments, refunds } = await order();
    expect([payments.find(({ uid }) => uid === paymentUid)?.statementLine?.uid, refunds.length]).toEqual([first, 2]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is asked at each door: the proposal of the order, and its next invoice', async () => {
    const { orderUid, number, order, price } = await confirmed();
    const line = await aLine(price);
    const of = { target: 'order', targetUid: orderUid };
    expect(trouble(await post(`statement-lines/${line}/confirm`, of))).toEqual(SAME_OR_SECOND);
    const { uid: invoiceUid } = await world.database.invoice.create({
      data: {
        orderUid,
        number: `INV-${number}-R`,
        purpose: 'renewal',
        status: 'open',
        amountSen: BigInt(price) * 100n,
      },
      select: { uid: true },
    });
    const renewal = { target: 'invoice', targetUid: invoiceUid };
    expect(trouble(await post(`statement-lines/${line}/confirm`, renewal))).toEqual(SAME_OR_SECOND);
    expect((await post(`statement-lines/${line}/confirm`, { ...renewal, transfer: 'same' })).status).toBe(200);
    expect((await post(`statement-lines/${line}/confirm`, { ...renewal, transfer: 'same' })).status).toBe(200);
    expect((await order()).payments).toHaveLength(1);
    await world.database.invoice.delete({ where: { uid: invoiceUid } });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of a day that is too far from it, or of another amount, is asked nothing', async () => {
    const { number, order, price } = await confirmed();
    for (const line of [await aLine(price, dayOf(8)), await aLine(price, dayOf(-8)), await aLine(price + 1_000)])
      expect((await post(`statement-lines/${line}/assign`, { number })).status).toBe(200);
    expect((await order()).refunds).toHaveLength(3);
    for (const days of [7, -1])
      expect(trouble(await post(`statement-lines/${await aLine(price, dayOf(days))}/assign`, { number }))).toEqual(
        SAME_OR_SECOND,
      );
    expect(trouble(await post(`statement-lines/${await aLine(price)}/assign`, { number, transfer: 'x' }))[0]).toBe(422);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of nearly the amount is asked too, and is the same only with the very amount', async () => {
    const { number, order, price } = await confirmed();
    const line = await aLine(price - 1);
    const refused = await post(`statement-lines/${line}/assign`, { number });
    expect(trouble(refused)).toEqual(SAME_OR_SECOND);
    expect(refused.meta.message).toContain('hampir sama, bukan persis');
    const same = await post(`statement-lines/${line}/assign`, { number, transfer: 'same' });
    expect(trouble(same)).toEqual([409, 'LINE_AMOUNT', undefined]);
    expect((await order()).refunds).toEqual([]);
    // Of two payments that of the very amount is meant.
    expect((await post(`statement-lines/${await aLine(price)}/assign`, { number, transfer: 'same' })).status).toBe(200);
    expect((await post(`statement-lines/${line}/assign`, { number })).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is asked of unplaced money too: the same leaves its account for the payment that was there', async () => {
    const { number, order, paymentUid, price } = await confirmed();
    const line = await aLine(price);
    const uid = await booked(line);
    for (const action of ['assign', 'credit'])
      expect(trouble(await post(`unplaced-money/${uid}/${action}`, { number }))).toEqual(SAME_OR_SECOND);
    expect((await post(`unplaced-money/${uid}/assign`, { number, transfer: 'same' })).status).toBe(200);
    expect((await post(`unplaced-money/${uid}/assign`, { number, transfer: 'same' })).meta?.code).toBe(
      'UNPLACED_NOT_OPEN',
    );
    const { payments, refunds } = await order();
    expect([payments, refunds]).toMatchObject([[{ uid: paymentUid, statementLine: { uid: line } }], []]);
    const shown = await world.http.ask('GET', `/admin/unplaced-money/${uid}`, { token: finance.token });
    expect(shown).toMatchObject({ state: 'joined', order: { orderNumber: number }, allowedActions: [] });
    expect(
      await world.database.outbox.count({
        where: { name: 'unplaced-money.joined', payload: { path: ['unplacedUid'], equals: uid } },
      }),
    ).toBe(1);
    const twice = await booked(await aLine(price));
    expect((await post(`unplaced-money/${twice}/credit`, { number })).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

it('a proof of money that a line has brought is confirmed only as another transfer', async () => {
  const { number, price, order, prove, orderUid } = await asked();
  const part = price / 2;
  expect((await post(`statement-lines/${await aLine(part)}/assign`, { number })).status).toBe(200);
  const paymentUid = await prove();
  const refused = await post(`payments/${paymentUid}/confirm`, { received: part });
  expect(trouble(refused)).toEqual(SAME_OR_SECOND);
  expect(refused.meta.message).toMatch(/sudah dicatat Sari Keuangan dari baris koran/);
  expect(await order()).toMatchObject({ status: 2, payments: [{ state: 'confirmed' }, { state: 'submitted' }] });
  expect(trouble(await post(`payments/${paymentUid}/confirm`, { received: part, transfer: 'same' }))[0]).toBe(422);
  expect((await post(`payments/${paymentUid}/confirm`, { received: part, transfer: 'second' })).status).toBe(200);
  expect(await world.database.invoice.findMany({ where: { orderUid } })).toMatchObject([{ status: 'paid' }]);
  expect(await world.brokenInvariants()).toEqual([]);
});
