import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CreditView } from '#contracts/sales/credit.http';
import { type CustomerMoney, customerMoney } from '#contracts/sales/customer-money.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

type Buyer = Awaited<ReturnType<ListeningApi['customer']>>;

async function order({ name, email, token, uid: customerUid }: Buyer, provider: string) {
  const plan = await findPlan(world.http, provider, { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const pay = async (over: number) => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    const payment = await world.database.payment.findFirstOrThrow({ where: { orderUid, state: 'submitted' } });
    const received = Number(payment.amountSen) / 100 + over;
    const url = `/admin/payments/${payment.uid}/confirm`;
    expect((await world.http.call('POST', url, { token: admin.token, body: { received } })).status).toBe(200);
    return received;
  };
  return { orderUid, pay };
}
const moneyOf = async (uid: string): Promise<CustomerMoney> =>
  customerMoney.parse(await world.http.ask('GET', `/admin/payments/customer/${uid}`, { token: admin.token }));

it('total paid is all money that came, whatever it has paid for; credit that pays for something is not counted again', async () => {
  const buyer = await world.customer();
  expect(await moneyOf(buyer.uid)).toEqual({ paid: 0, credit: 0 });
  const came = await (await order(buyer, 'youtube')).pay(20_000);
  expect(await moneyOf(buyer.uid)).toEqual({ paid: came, credit: 20_000 });
  const next = await order(buyer, 'netflix');
  expect(await moneyOf(buyer.uid)).toEqual({ paid: came, credit: 20_000 });
  const body = { orderUid: next.orderUid };
  expect((await world.http.call('POST', '/customer/credit/use', { token: buyer.token, body })).status).toBe(200);
  expect(await moneyOf(buyer.uid)).toEqual({ paid: came, credit: 0 });
});

it('money that goes back is taken off once it is transferred, not while it is asked for', async () => {
  const buyer = await world.customer();
  const came = await (await order(buyer, 'youtube')).pay(20_000);
  const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: buyer.name };
  await world.http.ask<CreditView>('POST', '/customer/credit/return', { token: buyer.token, body: account });
  expect(await moneyOf(buyer.uid)).toEqual({ paid: came, credit: 0 });
  const refund = await world.database.refund.findFirstOrThrow({ where: { order: { customerUid: buyer.uid } } });
  const body = { reference: `KEMBALI ${buyer.uid.slice(0, 8)}`, ...account };
  const paid = await world.http.call('POST', `/admin/refunds/${refund.uid}/pay`, { token: admin.token, body });
  expect(paid.status).toBe(200);
  expect(await moneyOf(buyer.uid)).toEqual({ paid: came - 20_000, credit: 0 });
});

it('the payments of a customer are listed by the customer', async () => {
  const [buyer, other] = [await world.customer(), await world.customer()];
  await (await order(buyer, 'youtube')).pay(0);
  await (await order(other, 'youtube')).pay(0);
  const filter = encodeURIComponent(JSON.stringify({ customerUid: buyer.uid }));
  const rows = await world.http.ask<AdminPayment[]>('GET', `/admin/payments?filter=${filter}`, { token: admin.token });
  expect(rows.map(({ customerUid }) => customerUid)).toEqual([buyer.uid]);
});

it('is read by who reads payments, of a customer that there is', async () => {
  const { uid, token } = await world.customer();
  const status = async (path: string, asked: { token: string }) =>
    (await world.http.call('GET', `/admin/payments/customer/${path}`, asked)).status;
  expect(await status(uid, { token })).toBe(401);
  expect(await status(randomUUID(), admin)).toBe(404);
  expect(await status('x', admin)).toBe(422);
});
