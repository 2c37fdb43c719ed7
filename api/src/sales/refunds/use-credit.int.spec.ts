import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ShopDocumentView } from '#contracts/platform/document.http';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatRupiah, sen } from '#domain/platform/sen';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { daysAfter } from '#domain/platform/durations';
import { aFamily } from '#testing/factories';
import { findPlan } from '#testing/plans';
import { aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

type Buyer = Awaited<ReturnType<ListeningApi['customer']>>;

async function anOrder({ name, email, token, uid: customerUid }: Buyer, provider: string) {
  const plan = await findPlan(world.http, provider, { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const checkout = () =>
    world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${customerUid}`);
  const pay = async (over = 0) => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    const { uid, amountSen } = await world.database.payment.findFirstOrThrow({
      where: { orderUid, state: 'submitted' },
    });
    const received = Number(amountSen) / 100 + over;
    const confirmed = await world.http.call('POST', `/admin/payments/${uid}/confirm`, {
      token: admin.token,
      body: { received },
    });
    expect(confirmed.status).toBe(200);
  };
  const status = async () => (await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } })).status;
  return { orderUid, checkout, pay, status, cancel: () => cancel(orderUid, token) };
}
const cancel = (orderUid: string, token: string) =>
  world.http.call('POST', `/customer/${orderUid}/cancel`, { token, body: {} });
const use = ({ token }: Buyer, orderUid: string) =>
  world.http.call<CreditView>('POST', '/customer/credit/use', { token, body: { orderUid } });

/** A customer who has paid so many rupiah too much; of a price with half a rupiah where that has one. */
async function withCredit(over: number) {
  const buyer = await world.customer();
  const order = await anOrder(buyer, 'youtube');
  if (!Number.isInteger(over)) await halfOff(order.orderUid);
  // Asked for was the rupiah of the price.
  await order.pay(Number.isInteger(over) ? over : over + 0.5);
  return buyer;
}

async function halfOff(orderUid: string) {
  const decrement = 50n;
  await world.database.order.update({ where: { uid: orderUid }, data: { totalSen: { decrement } } });
  await world.database.orderItem.updateMany({ where: { orderUid }, data: { unitPriceSen: { decrement } } });
  await world.database.invoice.updateMany({ where: { orderUid }, data: { amountSen: { decrement } } });
}

it('credit that reaches pays an order without a proof, once: the same press again has the same answer', async () => {
  const buyer = await withCredit(100_000);
  const order = await anOrder(buyer, 'netflix');
  const { amount } = await order.checkout();
  const answers = await Promise.all([use(buyer, order.orderUid), use(buyer, order.orderUid)]);
  answers.push(await use(buyer, order.orderUid));
  expect(answers.map(({ status, data }) => [status, data?.balance])).toEqual(
    answers.map(() => [200, 100_000 - amount]),
  );
  expect(await order.status()).toBe(3);
  expect(await world.database.payment.count({ where: { orderUid: order.orderUid } })).toBe(1);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('credit that pays a part is used once: the same press again has the same answer', async () => {
  const buyer = await withCredit(4_000);
  const order = await anOrder(buyer, 'netflix');
  const { amount } = await order.checkout();
  const answers = await Promise.all([use(buyer, order.orderUid), use(buyer, order.orderUid)]);
  answers.push(await use(buyer, order.orderUid));
  expect(answers.map(({ status, data }) => [status, data?.balance])).toEqual(answers.map(() => [200, 0]));
  expect(await order.checkout()).toMatchObject({ status: 1, amount: amount - 4_000 });
  expect(await world.brokenInvariants()).toEqual([]);
});

it('where what is missing is asked for, credit is listed as held money and not as a transfer', async () => {
  const buyer = await withCredit(4_000);
  const order = await anOrder(buyer, 'netflix');
  await use(buyer, order.orderUid);
  const view = await world.http.ask<AdditionalPaymentView>(
    'GET',
    `/customer/additional-payment?orderNumber=${order.orderUid}`,
    { token: buyer.token },
  );
  expect(view.payments).toMatchObject([{ amount: 4_000, held: 'credit' }]);
});

it('after the last proof that is taken, and credit since, the rest is refused before anything is transferred', async () => {
  const buyer = await withCredit(4_000);
  const order = await anOrder(buyer, 'netflix');
  const invoice = await world.database.invoice.findFirstOrThrow({ where: { orderUid: order.orderUid } });
  const proof = { orderUid: order.orderUid, invoiceUid: invoice.uid, method: 'transfer', amountSen: invoice.amountSen };
  const before = new Date(Date.now() - 60_000);
  const rejected = { state: 'rejected', reason: 'Buram', bankFrom: 'BCA', accountName: buyer.name };
  await world.database.payment.createMany({
    data: Array.from({ length: 5 }, () => ({ ...proof, ...rejected, submittedAt: before, decidedAt: before })),
  });
  await use(buyer, order.orderUid);
  const first = { title: 'Bukti lain tidak bisa dikirim di sini', action: 'Hubungi kami' };
  expect((await order.checkout()).first).toMatchObject(first);
  const path = `/customer/additional-payment?orderNumber=${order.orderUid}`;
  expect(await world.http.ask('GET', path, { token: buyer.token })).toMatchObject({ first, rejectedProof: null });
  // The page of the order as well, once money has come by a transfer, so that its newest proof is no rejected one.
  const part = { state: 'confirmed', receivedSen: 100_000n, bankFrom: 'BCA', accountName: buyer.name };
  const now = new Date();
  const { uid } = await world.database.payment.create({
    data: { ...proof, ...part, submittedAt: now, decidedAt: now },
  });
  const detail = await world.http.ask<OrderDetail>('GET', `/customer/${order.orderUid}/detail`, { token: buyer.token });
  expect(detail).toMatchObject({ first, payment: { state: 'confirmed', isLast: false } });
  expect(detail.actions).not.toContain('submit-proof');
  // Nothing was booked for it.
  await world.database.payment.delete({ where: { uid } });
});

it('an order that was paid by a transfer is not said to be paid by credit', async () => {
  const buyer = await withCredit(4_000);
  const order = await anOrder(buyer, 'netflix');
  await order.pay();
  expect(await use(buyer, order.orderUid)).toMatchObject({
    status: 409,
    meta: { code: 'ORDER_NOT_PAYABLE', message: expect.stringContaining('sudah lunas') },
  });
});

it('credit that does not reach pays a part, and the rest is transferred', async () => {
  const buyer = await withCredit(4_000);
  const order = await anOrder(buyer, 'netflix');
  const { amount } = await order.checkout();
  expect((await use(buyer, order.orderUid)).data).toMatchObject({ balance: 0 });
  expect(await order.checkout()).toMatchObject({ status: 1, amount: amount - 4_000 });
  await order.pay();
  expect(await order.status()).toBe(3);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('credit with half a rupiah pays in whole rupiah: what is asked for is one, nothing is asked for again, and the half stays credit', async () => {
  const buyer = await withCredit(4_000.5);
  const order = await anOrder(buyer, 'netflix');
  const { amount } = await order.checkout();
  expect((await use(buyer, order.orderUid)).data).toMatchObject({ balance: 0.5, returnable: 0.5 });
  expect(await order.checkout()).toMatchObject({ status: 1, amount: amount - 4_000 });
  // Nothing of the half would leave a whole rupiah to pay: the press again uses none of it.
  expect(await use(buyer, order.orderUid)).toMatchObject({ status: 200, data: { balance: 0.5 } });
  expect(await order.checkout()).toMatchObject({ status: 1, amount: amount - 4_000 });
  await order.pay();
  expect(await order.status()).toBe(3);
  const credit = await world.http.ask<CreditView>('GET', '/customer/credit', { token: buyer.token });
  expect(credit.balance).toBe(0.5);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('a used credit says how much it was, what is left and for which order the rest went, also when nothing is left', async () => {
  const buyer = await withCredit(100_000);
  const first = await anOrder(buyer, 'netflix');
  const { amount, orderNumber } = await first.checkout();
  const { data } = await use(buyer, first.orderUid);
  const spentOn = { orderUid: first.orderUid, orderNumber, amount };
  expect(data.entries).toMatchObject([{ total: 100_000, amount: 100_000 - amount, uses: [spentOn] }]);
  expect(data.spent).toEqual([]);

  const other = await withCredit(4_000);
  const order = await anOrder(other, 'netflix');
  const { data: after } = await use(other, order.orderUid);
  expect([after.balance, after.entries]).toEqual([0, []]);
  expect(after.spent).toMatchObject([
    { total: 4_000, amount: 0, uses: [{ orderUid: order.orderUid, amount: 4_000, usedAt: expect.any(String) }] },
  ]);
});

it('of credit that was used in part and sent back, order, invoice, export and console say what was transferred and what was used', async () => {
  const buyer = await world.customer();
  const paid = await anOrder(buyer, 'youtube');
  await paid.pay(100_000);
  const next = await anOrder(buyer, 'netflix');
  const { amount: used } = await next.checkout();
  await use(buyer, next.orderUid);
  const { token } = buyer;
  const account = { bankName: 'BCA', accountNumber: '7700112233', accountName: buyer.name };
  await world.http.ask('POST', '/customer/credit/return', { token, body: account });
  const byAdmin = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    world.http.ask<T>(method, `/admin/${path}`, { token: admin.token, ...(body && { body }) });
  const filter = encodeURIComponent(JSON.stringify({ orderUid: paid.orderUid }));
  const refunds = () => byAdmin<AdminRefund[]>('GET', `refunds?filter=${filter}`);
  const [refund] = await refunds();
  await byAdmin('POST', `refunds/${refund!.id}/pay`, { reference: 'TRF-SISA-KREDIT' });
  const [amount, words] = [100_000 - used, `${formatRupiah(used)} sudah dipakai sebagai kredit`];

  expect(await refunds()).toMatchObject([{ state: 'paid', amount, used }]);
  const order = await world.http.ask<OrderDetail>('GET', `/customer/${paid.orderUid}/detail`, { token });
  expect(order.refunds).toMatchObject([{ state: 'paid', amount, used }]);
  const invoice = await world.http.ask<ShopDocumentView>('GET', `/customer/order/${paid.orderUid}/document`, { token });
  expect(invoice.tables.find(({ title }) => title === 'Pengembalian')!.rows).toEqual([
    [expect.any(String), expect.any(String), `Sudah ditransfer; ${words}`, formatRupiah(amount)],
  ]);
  const seen = await byAdmin<AdminOrder>('GET', `orders/${paid.orderUid}`);
  expect(seen.timeline!.map(({ title }) => title)).toContain(`Refund ${formatRupiah(amount)}; ${words}`);
  const headers = { authorization: `Bearer ${token}` };
  const file = (await (await fetch(`${world.http.origin}/api/customer/export`, { headers })).json()) as {
    refunds: object[];
  };
  expect(file.refunds).toMatchObject([{ amount: 100_000, transferred: amount, usedAsCredit: used }]);
});

it('a part that credit has paid is credit again when the order is cancelled', async () => {
  const buyer = await withCredit(4_000);
  const order = await anOrder(buyer, 'netflix');
  await use(buyer, order.orderUid);
  expect((await order.cancel()).status).toBe(200);
  const credit = await world.http.ask<CreditView>('GET', '/customer/credit', { token: buyer.token });
  expect(credit.balance).toBe(4_000);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('what credit has paid of a refunded order is credit again, and what was transferred goes back to a bank', async () => {
  const buyer = await withCredit(4_000);
  const order = await anOrder(buyer, 'netflix');
  await use(buyer, order.orderUid);
  const { amount } = await order.checkout();
  await order.pay();
  const { orderUid } = order;
  const invoice = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
  const asked = { fee: sen(0n), reason: 'Grupnya batal', by: 'Sari', at: new Date() };
  await world.database.transaction((tx) => refundInvoice(tx, invoice, asked));
  const refunds = await world.database.refund.findMany({ where: { orderUid }, orderBy: { amountSen: 'asc' } });
  expect(refunds).toMatchObject([
    { state: 'credited', amountSen: 400_000n },
    { state: 'requested', amountSen: BigInt(amount) * 100n },
  ]);
  const credit = await world.http.ask<CreditView>('GET', '/customer/credit', { token: buyer.token });
  expect(credit.balance).toBe(4_000);
});

it('pays nothing that its line takes no payment for any more', async () => {
  const buyer = await withCredit(4_000);
  const { uid: productUid } = await aSekeranjang(world.database);
  const { uid } = await aSekeranjangOrder(world.database, {
    customerUid: buyer.uid,
    productUid,
    status: ORDER_STATUS.awaitingPayment,
  });
  await world.database.sekeranjangProduct.update({ where: { uid: productUid }, data: { promoEndAt: new Date(0) } });
  expect((await use(buyer, uid)).meta).toMatchObject({ code: 'SEKERANJANG_ENDED' });
  const credit = await world.http.ask<CreditView>('GET', '/customer/credit', { token: buyer.token });
  expect(credit.balance).toBe(4_000);
});

it('is refused without credit, for an order that does not wait, and for the order of another customer', async () => {
  const [poor, rich] = [await world.customer(), await withCredit(4_000)];
  const order = await anOrder(poor, 'netflix');
  expect((await use(poor, order.orderUid)).meta).toMatchObject({ code: 'NO_CREDIT' });
  expect((await use(rich, order.orderUid)).status).toBe(404);
  await order.cancel();
  expect((await use(poor, order.orderUid)).meta).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  expect(await world.brokenInvariants()).toEqual([]);
});

// The last one: the rows of its seat have no history, which the checks of the others would name.
it('credit that came after the invoice of the next period pays that too, once; not while a proof of it waits', async () => {
  const buyer = await world.customer();
  const family = await aFamily(world.database);
  await aPrice(world.database, family.plans.ready.variantUid);
  const since = daysAfter(new Date(), -10);
  const { accountUid, orderUid } = await aRenewingSeat(world.database, family, since, { customerUid: buyer.uid });
  expect(await use(buyer, orderUid)).toMatchObject({ status: 409, meta: { code: 'ORDER_NOT_PAYABLE' } });
  const { token } = buyer;
  expect((await world.http.call('POST', `/customer/membership/${accountUid}/renew`, { token, body: {} })).status).toBe(
    200,
  );
  await (await anOrder(buyer, 'youtube')).pay(4_000);
  const answers = await Promise.all([use(buyer, orderUid), use(buyer, orderUid)]);
  expect(answers.map(({ status, data }) => [status, data?.balance])).toEqual([
    [200, 0],
    [200, 0],
  ]);
  const where = { orderUid, purpose: 'renewal' };
  expect(await world.database.invoice.findFirstOrThrow({ where })).toMatchObject({
    status: 'open',
    receivedSen: 400_000n,
  });
  const form = formOf({ orderUid, customerUid: buyer.uid, bankFrom: 'BCA', accountName: buyer.name }, await aPicture());
  expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
  expect(await use(buyer, orderUid)).toMatchObject({
    status: 409,
    meta: { message: expect.stringContaining('Bukti') },
  });
});
