import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { dayInWib } from '#domain/platform/wib';
import { aStatementLine } from '#testing/money-factories';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let finance: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  finance = await world.admin('Sari Keuangan', 'finance');
  other = await world.admin('Dua Keuangan', 'finance');
});
afterAll(() => world?.close());

const post = <T = unknown>(path: string, body: object = {}, who = finance) =>
  world.http.call<T>('POST', `/admin/${path}`, { token: who.token, body });
const list = <T>(resource: string, filter: object = {}) =>
  world.http.ask<T[]>('GET', `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token: finance.token,
  });
const one = (uid: string) =>
  world.http.ask<AdminUnplacedMoney>('GET', `/admin/unplaced-money/${uid}`, { token: finance.token });
const codeOf = ({ status, meta }: { status: number; meta?: { code?: string } }) => [status, meta?.code];
const events = (name: string, unplacedUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['unplacedUid'], equals: unplacedUid } } });
const ACCOUNT = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono Pengirim' };

async function aLine(rupiah: number) {
  const bookedOn = new Date(dayInWib(new Date()));
  const description = 'SETORAN TANPA NAMA';
  return aStatementLine(world.database, { amountSen: BigInt(rupiah * 100), bookedOn, description });
}
async function booked(rupiah: number): Promise<string> {
  const { uid: lineUid } = await aLine(rupiah);
  const { status, data } = await post<{ uid: string }>(`statement-lines/${lineUid}/book`);
  expect(status).toBe(200);
  return data.uid;
}
async function asked() {
  const { name, email, token, uid: customerUid } = await world.customer();
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const of = `orderUid=${orderUid}&customerUid=${customerUid}`;
  const { amount: price, orderNumber } = await world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${of}`);
  const order = () =>
    world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { invoices: true, payments: true } });
  const credit = () => world.http.ask<CreditView>('GET', '/customer/credit', { token });
  return { orderUid, orderNumber, price, order, credit };
}

describe('money that cannot be placed', () => {
  it('is booked once, of two admins by one, and stands on its own list', async () => {
    const { uid: lineUid } = await aLine(45_000);
    const both = await Promise.all([finance, other].map((who) => post(`statement-lines/${lineUid}/book`, {}, who)));
    expect(both.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'LINE_NOT_OPEN'],
    ]);
    expect(await post(`statement-lines/${lineUid}/confirm`, { target: 'invoice', targetUid: lineUid })).toMatchObject({
      status: 409,
      meta: { message: expect.stringMatching(/dana belum dikenali/) },
    });
    const [money, ...more] = await list<AdminUnplacedMoney>('unplaced-money', { q: 'tanpa nama', state: 'open' });
    expect([money, more]).toMatchObject([
      {
        state: 'open',
        amount: 45_000,
        description: 'SETORAN TANPA NAMA',
        days: 0,
        order: null,
        payout: null,
        allowedActions: ['assign', 'credit', 'return', 'resend', 'recover', 'reverse'],
      },
      [],
    ]);
    expect(await events('unplaced-money.booked', money!.id)).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is only money that came, and the business of finance', async () => {
    const { uid: lineUid } = await aLine(-9_000);
    expect(codeOf(await post(`statement-lines/${lineUid}/book`))).toEqual([409, 'LINE_DIRECTION']);
    const support = await world.admin('Budi Bantuan', 'support');
    const uid = await booked(9_000);
    for (const action of ['assign', 'credit', 'return', 'keep'])
      expect((await post(`unplaced-money/${uid}/${action}`, {}, support)).status).toBe(403);
  });

  it('pays the invoice of an order whole, once, whatever two admins press', async () => {
    const bought = await asked();
    const uid = await booked(bought.price);
    expect((await post(`unplaced-money/${uid}/assign`, { number: 'PTG-000000-AAAAAAA' })).errors?.[0]?.field).toBe(
      'number',
    );
    const both = await Promise.all(
      [finance, other].map((who) => post(`unplaced-money/${uid}/assign`, { number: bought.orderNumber }, who)),
    );
    expect(both.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'UNPLACED_NOT_OPEN'],
    ]);
    const { status, payments } = await bought.order();
    expect([status, payments]).toMatchObject([3, [{ method: 'statement', state: 'confirmed' }]]);
    expect(await one(uid)).toMatchObject({
      state: 'assigned',
      order: { orderNumber: bought.orderNumber },
      allowedActions: [],
    });
    for (const action of ['return', 'credit'] as const) {
      const body = action === 'return' ? ACCOUNT : { number: bought.orderNumber };
      expect(codeOf(await post(`unplaced-money/${uid}/${action}`, body))).toEqual([409, 'UNPLACED_NOT_OPEN']);
    }
    expect(await world.database.auditLog.count({ where: { subject: 'unplaced-money', subjectUid: uid } })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('leaves the rest open when it is less, and credit when it is more', async () => {
    const [short, over] = [await asked(), await asked()];
    const [less, more] = [await booked(short.price - 2_000), await booked(over.price + 3_000)];
    expect((await post(`unplaced-money/${less}/assign`, { number: short.orderNumber })).status).toBe(200);
    expect((await post(`unplaced-money/${more}/assign`, { number: over.orderNumber })).status).toBe(200);
    expect(await short.order()).toMatchObject({ status: 1, invoices: [{ status: 'open' }] });
    expect([(await over.order()).status, (await over.credit()).balance]).toEqual([3, 3_000]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is kept as credit for the customer of an order, unless an invoice of it waits', async () => {
    const bought = await asked();
    const number = bought.orderNumber;
    const uid = await booked(7_000);
    expect(codeOf(await post(`unplaced-money/${uid}/credit`, { number }))).toEqual([409, 'INVOICE_WAITS']);
    expect((await post(`unplaced-money/${await booked(bought.price)}/assign`, { number })).status).toBe(200);
    expect((await post(`unplaced-money/${uid}/credit`, { number })).status).toBe(200);
    expect(await bought.credit()).toMatchObject({ balance: 7_000, entries: [{ amount: 7_000 }] });
    expect((await bought.order()).status).toBe(3);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('goes back to its sender in a batch, approved by another admin than the one who named the account', async () => {
    const uid = await booked(12_000);
    const both = await Promise.all([finance, other].map((who) => post(`unplaced-money/${uid}/return`, ACCOUNT, who)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [asker, approver] = both[0]!.status === 200 ? [finance, other] : [other, finance];
    const { payout } = await one(uid);
    expect(payout).toMatchObject({ state: 'scheduled', ...ACCOUNT });
    const path = `payouts/${payout!.payoutUid}/approve`;
    expect(codeOf(await post(path, {}, asker))).toEqual([409, 'OWN_PAYOUT']);
    expect((await post(path, {}, approver)).status).toBe(200);
    const batch = await post<{ uid: string }>('payout-batches');
    expect(codeOf(await post(`unplaced-money/${uid}/keep`))).toEqual([409, 'IN_BATCH']);
    const [row] = await list<AdminPayout>('payouts', { kind: 'unplaced', batchUid: batch.data.uid });
    expect(row).toMatchObject({ customerUid: null, customerName: ACCOUNT.accountName, amount: 12_000 });
    const file = await post<{ content: string }>(`payout-batches/${batch.data.uid}/file`);
    expect(file.data.content).toContain(`BNI,9876543210,Tono Pengirim,12000,Pengembalian`);
    const pay = () => post(`payout-batches/${batch.data.uid}/pay`, { reference: 'BULK-UNPLACED' });
    expect([(await pay()).status, (await pay()).status]).toEqual([200, 409]);
    expect(await one(uid)).toMatchObject({ state: 'returned', payout: { state: 'paid' }, allowedActions: [] });
    expect(await events('unplaced-money.returned', uid)).toBe(1);
    expect(codeOf(await post(`unplaced-money/${uid}/assign`, { number: 'PTG-000000-AAAAAAA' }))).toEqual([
      409,
      'UNPLACED_NOT_OPEN',
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('goes back in whole rupiah, as banks move them, where its line has sen', async () => {
    const uid = await booked(12_000.25);
    expect((await post(`unplaced-money/${uid}/return`, ACCOUNT)).status).toBe(200);
    const { payoutUid } = (await one(uid)).payout!;
    expect(await world.database.payout.findUniqueOrThrow({ where: { uid: payoutUid } })).toMatchObject({
      amountSen: 1_200_100n,
    });
    expect((await post(`payouts/${payoutUid}/approve`, {}, other)).status).toBe(200);
    const out = await aLine(-12_001);
    const shown = { target: 'payout', targetUid: payoutUid };
    expect((await post(`statement-lines/${out.uid}/confirm`, shown)).status).toBe(200);
    expect((await one(uid)).state).toBe('returned');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is explained by the line of the bank that shows its way back', async () => {
    const uid = await booked(13_000);
    expect((await post(`unplaced-money/${uid}/return`, ACCOUNT)).status).toBe(200);
    const { payoutUid } = (await one(uid)).payout!;
    const out = await aLine(-13_000);
    const confirm = () => post(`statement-lines/${out.uid}/confirm`, { target: 'payout', targetUid: payoutUid });
    expect((await confirm()).status).toBe(409);
    expect((await post(`payouts/${payoutUid}/approve`, {}, other)).status).toBe(200);
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200]);
    expect((await one(uid)).state).toBe('returned');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('may be kept after all, and is then placed or returned like any other', async () => {
    const uid = await booked(8_000);
    expect((await post(`unplaced-money/${uid}/keep`)).status).toBe(409);
    expect((await post(`unplaced-money/${uid}/return`, { ...ACCOUNT, accountNumber: 'x' })).errors?.[0]?.field).toBe(
      'accountNumber',
    );
    expect((await post(`unplaced-money/${uid}/return`, ACCOUNT)).status).toBe(200);
    const first = (await one(uid)).payout!.payoutUid;
    expect(codeOf(await post(`unplaced-money/${uid}/assign`, { number: 'PTG-000000-AAAAAAA' }))).toEqual([
      409,
      'UNPLACED_NOT_OPEN',
    ]);
    expect((await post(`unplaced-money/${uid}/keep`)).status).toBe(200);
    expect(await one(uid)).toMatchObject({ state: 'open', payout: null, decidedBy: null });
    expect((await world.database.payout.findUniqueOrThrow({ where: { uid: first } })).state).toBe('cancelled');
    const out = await aLine(-8_000);
    const confirm = await post(`statement-lines/${out.uid}/confirm`, { target: 'payout', targetUid: first });
    expect(confirm.status).toBe(409);
    expect((await post(`unplaced-money/${uid}/return`, ACCOUNT)).status).toBe(200);
    expect((await one(uid)).payout!.payoutUid).not.toBe(first);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
