import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { formOf } from '#testing/http';
import { aStatementLine } from '#testing/money-factories';
import { aPicture } from '#testing/picture';
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

const post = (path: string, body: object = {}, who = finance) =>
  world.http.call<{ uid: string; isProposed: boolean }>('POST', `/admin/${path}`, { token: who.token, body });
const ask = <T>(path: string) => world.http.ask<T>('GET', `/admin/${path}`, { token: finance.token });
const one = (uid: string) => ask<AdminUnplacedMoney>(`unplaced-money/${uid}`);
const trouble = ({ status, meta, errors }: Awaited<ReturnType<typeof post>>) => [
  status,
  meta?.code,
  errors?.[0]?.field,
];
const ACCOUNT = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono Pengirim' };

async function booked(rupiah: number) {
  const bookedOn = new Date(dayInWib(new Date()));
  const { uid: lineUid } = await aStatementLine(world.database, { amountSen: BigInt(rupiah) * 100n, bookedOn });
  const { data } = await post(`statement-lines/${lineUid}/book`);
  const assign = (body: object, who = finance) => post(`unplaced-money/${data.uid}/assign`, body, who);
  const line = () => ask<AdminStatementLine>(`statement-lines/${lineUid}`);
  return { uid: data.uid, lineUid, assign, line };
}
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
  const order = () => world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { payments: true } });
  const credit = async () => (await world.http.ask<CreditView>('GET', '/customer/credit', { token })).balance;
  const prove = async () => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    return (await order()).payments[0]!.uid;
  };
  return { orderUid, number, name, price, order, credit, prove };
}

describe('one transfer for several', () => {
  it('pays the orders of two customers, each with its part, and what is left goes back to the sender', async () => {
    const [first, second] = [await asked(), await asked()];
    const sum = first.price + second.price;
    const money = await booked(sum + 5_000);
    const part = { number: first.number, amount: first.price, left: sum + 5_000 };
    expect((await money.assign(part)).status).toBe(200);
    // The same press again: it is not the next part, nor credit of the order.
    expect(trouble(await money.assign(part))).toEqual([409, 'LEFT_CHANGED', undefined]);
    expect(
      (await money.assign({ number: second.number, amount: second.price, left: second.price + 5_000 })).status,
    ).toBe(200);
    for (const { order } of [first, second])
      expect(await order()).toMatchObject({ status: 3, payments: [{ method: 'statement', state: 'confirmed' }] });
    expect([await first.credit(), await second.credit()]).toEqual([0, 0]);

    const rest = await one(money.uid);
    expect(rest).toMatchObject({ state: 'open', amount: 5_000, lineAmount: sum + 5_000, order: null });
    expect(rest.parts.map(({ state, amount }) => [state, amount])).toEqual([
      ['assigned', first.price],
      ['assigned', second.price],
    ]);
    expect(await one(rest.parts[0]!.id)).toMatchObject({ order: { orderNumber: first.number }, allowedActions: [] });
    // A line can name one payment, so it stays as it was booked, and its parts say what it was for.
    const line = await money.line();
    expect(line).toMatchObject({ state: 'unplaced', usedFor: null });
    expect(line.unplaced.map(({ state, orderNumber, customerName }) => [state, orderNumber, customerName])).toEqual(
      expect.arrayContaining([
        ['assigned', first.number, first.name],
        ['assigned', second.number, second.name],
        ['open', null, null],
      ]),
    );
    const sender = { ...ACCOUNT, left: 5_000 };
    for (const [action, body] of [
      ['return', sender],
      ['keep', {}],
      ['return', sender],
    ] as const)
      expect((await post(`unplaced-money/${money.uid}/${action}`, body)).status).toBe(200);
    expect(await one(money.uid)).toMatchObject({ state: 'returning', amount: 5_000 });
    expect(await world.brokenInvariants()).toEqual([]);

    const isListed = async () => {
      const listed = async (state: string) =>
        (
          await ask<AdminStatementLine[]>(`statement-lines?filter=${encodeURIComponent(JSON.stringify({ state }))}`)
        ).some(({ id }) => id === money.lineUid);
      return [await listed('unplaced'), await listed('used')];
    };
    expect(await isListed()).toEqual([true, false]);
    // The last part is dealt with as well: there is nothing to place any more.
    const { payoutUid } = (await one(money.uid)).payout!;
    expect((await post(`payouts/${payoutUid}/approve`, {}, other)).status).toBe(200);
    const out = await aStatementLine(world.database, {
      amountSen: -500_000n,
      bookedOn: new Date(dayInWib(new Date())),
    });
    const of = { target: 'payout', targetUid: payoutUid };
    expect((await post(`statement-lines/${out.uid}/confirm`, of)).status).toBe(200);
    expect(await isListed()).toEqual([false, true]);
    expect(await money.line()).toMatchObject({ state: 'used', usedFor: null, unplaced: [{}, {}, {}] });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is partly credit of a customer, and the rest pays an order; all that is left needs no amount', async () => {
    const [paid, bought] = [await asked(), await asked()];
    expect((await (await booked(paid.price)).assign({ number: paid.number })).status).toBe(200);
    const money = await booked(bought.price + 7_000);
    const left = bought.price + 7_000;
    const credit = { number: paid.number, amount: 7_000, left };
    expect((await post(`unplaced-money/${money.uid}/credit`, credit)).status).toBe(200);
    expect((await money.assign({ number: bought.number, left: bought.price })).status).toBe(200);
    expect([await paid.credit(), (await bought.order()).status]).toEqual([7_000, 3]);
    expect((await one(money.uid)).state).toBe('assigned');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is taken by two admins at once once, and by each amount only up to what is left', async () => {
    const [first, second] = [await asked(), await asked()];
    const left = first.price + 1_000;
    const money = await booked(left);
    const press = ({ number, price: amount }: typeof first, who: Person) => money.assign({ number, amount, left }, who);
    const both = await Promise.all([press(first, finance), press(second, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = (await one(money.uid)).parts;
    expect(taken).toMatchObject([{ state: 'assigned' }]);
    const { amount: rest } = await one(money.uid);
    const body = { number: second.number, left: rest };
    expect(trouble(await money.assign({ ...body, amount: rest + 1 }))).toEqual([422, 'PART_AMOUNT', 'amount']);
    for (const amount of [0, -1, 10.5])
      expect((await money.assign({ ...body, amount })).errors?.[0]?.field).toBe('amount');
    expect(trouble(await money.assign({ number: second.number, amount: 1 }))).toEqual([422, 'LEFT_MISSING', 'left']);
    expect((await one(money.uid)).amount).toBe(rest);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is joined in parts to payments that were confirmed by hand, which is asked of the amount of the part', async () => {
    const [first, second] = [await asked(), await asked()];
    for (const { prove } of [first, second]) expect((await post(`payments/${await prove()}/confirm`)).status).toBe(200);
    const money = await booked(first.price + second.price);
    let left = first.price + second.price;
    for (const { number, price: amount } of [first, second]) {
      const part = { number, amount, left };
      for (const asked of [part, { ...part, amount: amount - 1 }])
        expect(trouble(await money.assign(asked))).toEqual([422, 'SAME_OR_SECOND', 'transfer']);
      expect((await money.assign({ ...part, transfer: 'same' })).status).toBe(200);
      left -= amount;
    }
    expect([await first.credit(), await second.credit()]).toEqual([0, 0]);
    expect(await one(money.uid)).toMatchObject({ state: 'joined', order: { orderNumber: second.number } });
    expect((await money.line()).unplaced).toMatchObject([{ state: 'joined' }, { state: 'joined' }]);
    // Each of the payments has its money: another line is no longer asked about.
    const again = await booked(first.price);
    expect(trouble(await again.assign({ number: first.number, transfer: 'same' }))).toEqual([
      409,
      'NO_SAME_TRANSFER',
      'transfer',
    ]);
    expect((await again.assign({ number: first.number })).status).toBe(200);
    expect(await first.credit()).toBe(first.price);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a part', () => {
  it('is judged by its own amount: far above what is owed it waits for another admin, who takes the same', async () => {
    const [paid, bought] = [await asked(), await asked()];
    expect((await (await booked(paid.price)).assign({ number: paid.number })).status).toBe(200);
    const left = 3_000_000 + bought.price;
    const money = await booked(left);
    const part = { number: paid.number, amount: 2_000_000, left };
    expect(trouble(await money.assign(part))).toEqual([422, 'REASON_NEEDED', 'reason']);
    const proposed = await money.assign({ ...part, reason: 'Titipan arisan' });
    expect(proposed.data?.isProposed).toBe(true);
    expect(await one(money.uid)).toMatchObject({
      amount: left,
      parts: [],
      proposed: { orderNumber: paid.number, amount: 2_000_000 },
    });
    const small = { number: bought.number, amount: bought.price, left };
    expect(trouble(await money.assign(small))).toEqual([409, 'PROPOSAL_WAITS', undefined]);
    // Another amount would be another proposal.
    expect(trouble(await money.assign({ ...part, amount: 2_000_001, reason: 'Titipan arisan' }, other))).toEqual([
      409,
      'PROPOSAL_WAITS',
      undefined,
    ]);
    expect((await one(money.uid)).proposed).toMatchObject({ amount: 2_000_000, by: 'Sari Keuangan' });
    expect((await money.assign(part, other)).data?.isProposed).toBe(false);
    expect(await paid.credit()).toBe(2_000_000);
    expect(await one(money.uid)).toMatchObject({ amount: left - 2_000_000, proposed: null });
    expect((await money.assign({ ...small, left: left - 2_000_000 })).status).toBe(200);

    // The rest of divided money too.
    const rest = { number: paid.number, left: 1_000_000 };
    expect((await money.assign({ ...rest, reason: 'Sisanya juga' })).data?.isProposed).toBe(true);
    expect((await one(money.uid)).proposed).toMatchObject({ amount: 1_000_000 });
    expect((await money.assign(rest, other)).data?.isProposed).toBe(false);
    expect([await paid.credit(), (await one(money.uid)).state]).toEqual([3_000_000, 'assigned']);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is no way around two admins: parts that one places alone count together', async () => {
    const paid = await asked();
    expect((await (await booked(paid.price)).assign({ number: paid.number })).status).toBe(200);
    const alone = await world.admin('Tiga Keuangan', 'finance');
    const money = await booked(900_000);
    const take = (left: number) => money.assign({ number: paid.number, amount: 300_000, left }, alone);
    expect((await take(900_000)).status).toBe(200);
    expect(trouble(await take(600_000))).toEqual([422, 'REASON_NEEDED', 'reason']);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
