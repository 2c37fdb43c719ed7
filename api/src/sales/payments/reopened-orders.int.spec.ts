import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdditionalPaymentView, NewInvoice } from '#contracts/sales/additional-payment.http';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { PaymentStatusView } from '#contracts/sales/payments.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { Clock } from '#runtime/platform/clock/clock';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { aPayment } from '#testing/money-factories';
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

/** An order for a seat. */
async function anOrder() {
  const { name, email, token, uid: customerUid } = await world.customer();
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  const upload = async () => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    return (await world.http.call('POST', '/customer/payment/confirm', { form })).status;
  };
  const ask = (orderNumber = number) =>
    world.http.call<NewInvoice>('POST', '/customer/invoice', { token, body: { orderNumber } });
  const seat = () => world.database.account.findUniqueOrThrow({ where: { orderUid }, include: { group: true } });
  const order = () => world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { invoices: true } });
  return { orderUid, number, token, upload, ask, seat, order };
}

async function expired() {
  const bought = await anOrder();
  const [lines, clock] = [world.app.get(ProductLines), world.app.get(Clock)];
  await world.database.transaction(async (tx) => {
    const cause = { actor: 'system', by: 'system', why: 'Batas waktu pembayaran lewat' } as const;
    await closeOrder(tx, lines, await lockWholeOrder(tx, lines, bought.orderUid), 'expire', { cause, clock });
  });
  return bought;
}
const reopen = (orderUid: string) =>
  world.http.call('POST', `/admin/orders/${orderUid}/reopen`, {
    token: admin.token,
    body: { reason: 'Dananya sudah masuk' },
  });

describe('a new invoice of an order', () => {
  it('is the open one while there is one', async () => {
    const bought = await anOrder();
    const { invoices } = await bought.order();
    expect(await bought.ask()).toMatchObject({ status: 200, data: { invoiceNumber: invoices[0]!.number } });
    expect((await bought.order()).invoices).toEqual(invoices);
    // An address of the shop may name the order by its uid; the page to pay on has its type.
    const byUid = await bought.ask(bought.orderUid);
    expect(byUid.data).toMatchObject({
      orderNumber: bought.number,
      redirectUrl: expect.stringMatching(/^\/payment\?type=1&/),
    });
  });

  it('of one that expired takes a seat again and can be paid, also when it is asked for twice at once', async () => {
    const bought = await expired();
    expect(await bought.upload()).toBe(409);
    const answers = await Promise.all([bought.ask(), bought.ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.data).toMatchObject({ orderUid: bought.orderUid, dueAt: expect.any(String) });
    expect(await bought.order()).toMatchObject({ status: 1, invoices: [{ status: 'open' }] });
    expect(await bought.seat()).toMatchObject({ status: 1 });
    expect(await bought.upload()).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is refused when the places are taken, and the order stays closed', async () => {
    const bought = await expired();
    const { groupUid, group } = await bought.seat();
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { freeRegularSeats: [] } });
    expect(await bought.ask()).toMatchObject({ status: 409, meta: { code: 'NO_SEAT_LEFT' } });
    expect(await bought.order()).toMatchObject({ status: 8, invoices: [{ status: 'expired' }] });
    const { freeRegularSeats } = group;
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { freeRegularSeats } });
  });

  it('is refused when the seats that are left are held for others', async () => {
    const bought = await expired();
    const { groupUid, group, variantUid } = await bought.seat();
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { freeRegularSeats: [5] } });
    const now = new Date();
    const { uid: customerUid } = await world.customer();
    const heldUntil = new Date(now.getTime() + 3_600_000);
    await world.database.waitingEntry.create({
      data: { customerUid, variantUid, waitsSince: now, offeredAt: now, offeredGroupUid: groupUid, heldUntil },
    });
    expect(await bought.ask()).toMatchObject({ status: 409, meta: { code: 'NO_SEAT_LEFT' } });
    await world.database.waitingEntry.deleteMany({ where: { customerUid } });
    expect(await bought.ask()).toMatchObject({ status: 200 });
    const freeRegularSeats = group.freeRegularSeats.filter((seat) => seat !== 5);
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { freeRegularSeats } });
  });

  it('is not for an order of another customer, nor for one that is paid or was cancelled', async () => {
    const bought = await anOrder();
    const { token } = await world.customer();
    const body = { orderNumber: bought.number };
    expect((await world.http.call('POST', '/customer/invoice', { token, body })).status).toBe(404);
    await world.http.call('POST', `/customer/${bought.orderUid}/cancel`, { token: bought.token, body: {} });
    expect(await bought.ask()).toMatchObject({ status: 409, meta: { code: 'ORDER_NOT_PAYABLE' } });
  });
});

describe('an order that an admin reopens', () => {
  it('waits for its payment again, also one that was cancelled, and is in the audit log', async () => {
    const bought = await anOrder();
    await world.http.call('POST', `/customer/${bought.orderUid}/cancel`, { token: bought.token, body: {} });
    expect((await reopen(bought.orderUid)).status).toBe(200);
    expect(await bought.order()).toMatchObject({ status: 1, invoices: [{ status: 'open' }] });
    expect((await reopen(bought.orderUid)).status).toBe(409);
    const where = { subjectUid: bought.orderUid, action: 'reopen' };
    expect(await world.database.auditLog.count({ where })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('stays closed once its money has become credit', async () => {
    const bought = await anOrder();
    await bought.upload();
    const { token } = admin;
    const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid: bought.orderUid } });
    await world.http.call('POST', `/admin/orders/${bought.orderUid}/cancel`, { token, body: { reason: 'Diminta' } });
    await world.http.call('POST', `/admin/payments/${uid}/confirm`, { token, body: { received: 7_000 } });
    expect(await reopen(bought.orderUid)).toMatchObject({ status: 409, meta: { code: 'MONEY_IS_CREDIT' } });
    expect(await bought.order()).toMatchObject({ status: 5, invoices: [{ status: 'void' }] });
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

const rejected = async (orderUid: string, times: number, at = new Date()) => {
  for (let n = 0; n < times; n += 1)
    await aPayment(world.database, orderUid, { state: 'rejected', submittedAt: at, decidedAt: at });
};
const rejectFive = (orderUid: string) => rejected(orderUid, MOST_REJECTED_PROOFS);

describe('an order that its last proof has closed', () => {
  const reject = async (orderUid: string) => {
    const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid, state: 'submitted' } });
    const { token } = admin;
    await world.http.ask('POST', `/admin/payments/${uid}/reject`, { token, body: { reason: 'Tidak terbaca' } });
    return (await world.database.invoice.findFirstOrThrow({ where: { orderUid } })).dueAt!.getTime() - Date.now();
  };
  /** Whether the pages of the order, of its payment and of what is missing say that no other proof is taken, and what the API offers. */
  const shown = async ({ orderUid, number, token }: Awaited<ReturnType<typeof expired>>) => {
    const order = await world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token });
    const query = new URLSearchParams({ orderUid, customerUid: order.customerUid }).toString();
    const { payment } = await world.http.ask<PaymentStatusView>('GET', `/customer/payment/confirm?${query}`);
    const path = `/customer/additional-payment?orderNumber=${number}`;
    const missing = await world.http.ask<AdditionalPaymentView>('GET', path, { token });
    const isLast = [order.payment?.isLast, payment?.isLast, missing.rejectedProof?.isLast];
    return { isLast, mayProve: order.actions.includes('submit-proof') };
  };

  it('and finance opens again takes five other proofs, with the whole time for each, and not one more', async () => {
    const bought = await expired();
    const { orderUid } = bought;
    await rejected(orderUid, MOST_REJECTED_PROOFS, daysAfter(new Date(), -10));
    expect(await shown(bought)).toEqual({ isLast: [true, true, true], mayProve: false });
    expect((await reopen(orderUid)).status).toBe(200);
    expect(await shown(bought)).toEqual({ isLast: [false, false, false], mayProve: true });
    for (let n = 1; n <= MOST_REJECTED_PROOFS; n += 1) {
      expect(await bought.upload()).toBe(200);
      const left = await reject(orderUid);
      if (n < MOST_REJECTED_PROOFS) expect(left).toBeGreaterThan(12 * HOUR_MS);
      else expect(left).toBeLessThan(HOUR_MS);
    }
    expect(await shown(bought)).toEqual({ isLast: [true, true, true], mayProve: false });
    expect(await bought.upload()).toBe(409);
  });

  it('is not begun anew by its customer: a fifth proof is the last one, whoever asked for the invoice again', async () => {
    const bought = await expired();
    await rejected(bought.orderUid, MOST_REJECTED_PROOFS - 1);
    expect((await bought.ask()).status).toBe(200);
    expect(await bought.upload()).toBe(200);
    await reject(bought.orderUid);
    expect((await shown(bought)).isLast).toEqual([true, true, true]);
    expect(await bought.upload()).toBe(409);
  });
});

describe('the way to ask for it again', () => {
  /** A donation, whose line takes no order again. */
  const ofOtherLine = (orderUid: string) =>
    world.database.order.update({ where: { uid: orderUid }, data: { productLine: 'giving' } });
  const receivePart = (orderUid: string) =>
    world.database.invoice.updateMany({ where: { orderUid }, data: { receivedSen: 100n } });

  it.each([
    ['its time to pay was over', null, 200, 200],
    ['its last proof was rejected', rejectFive, 409, 200],
    ['its money has become credit', receivePart, 409, 409],
    ['its line takes no order again', ofOtherLine, 409, 409],
  ])('of an order that is closed because %s is offered as it is answered', async (_, before, byCustomer, byAdmin) => {
    const bought = await expired();
    await before?.(bought.orderUid);
    const { token, number, orderUid } = bought;
    const path = `/customer/additional-payment?orderNumber=${number}`;
    const payment = await world.http.ask<AdditionalPaymentView>('GET', path, { token });
    const order = await world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token });
    const record = await world.http.ask<AdminOrder>('GET', `/admin/orders/${orderUid}`, { token: admin.token });
    const offered = [payment.mayAskAgain, order.actions.includes('reopen'), record.allowedActions.includes('reopen')];
    expect(offered).toEqual([byCustomer === 200, byCustomer === 200, byAdmin === 200]);
    if (byCustomer !== 200) expect((await bought.ask()).status).toBe(byCustomer);
    expect((await reopen(orderUid)).status).toBe(byAdmin);
  });
});
