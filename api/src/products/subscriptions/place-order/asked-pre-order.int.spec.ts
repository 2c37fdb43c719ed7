import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { HOUR_MS } from '#domain/platform/durations';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { lockOrder, moveOrder } from '#runtime/sales/orders.store';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { ListeningApi } from '../../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({});
});
afterAll(() => world?.close());

it('a pre-order that was asked to pay keeps its day: an e-mail that is unverified, or verified late, does not move it', async () => {
  const who = await world.customer();
  const { uid: customerUid, token, name, email } = who;
  await world.database.customer.update({ where: { uid: customerUid }, data: { emailVerifiedAt: null } });
  const { uid: variantUid, packageUid } = await findPlan(world.http, 'catchplay', { months: 12 });
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
  const { orderUid } = (await world.http.call<PlacedOrder>('POST', '/customer', { token, body })).data;
  const order = () => world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { invoices: true } });
  const dueAt = async () => (await order()).invoices[0]!.dueAt!;
  /** What the payment page and the page of the order say that verifying would change. */
  const promised = async () => {
    const keys = `orderUid=${orderUid}&customerUid=${customerUid}`;
    const checkout = await world.http.call<CheckoutView>('GET', `/customer/payment/checkout?${keys}`, {});
    const page = await world.http.call<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token });
    return [checkout.data.dueOnceVerified, page.data.dueOnceVerified];
  };
  expect((await order()).verifyBy).not.toBeNull();

  // A group that is asked is full.
  const { groupUid } = await world.database.account.findFirstOrThrow({ where: { orderUid } });
  const full = { freeHostSeats: [], freeRegularSeats: [] };
  await world.database.accountGroup.update({ where: { uid: groupUid! }, data: full });
  const cause = { actor: 'system', by: 'system', why: 'Grup sudah penuh' } as const;
  const due = new Date(Date.now() + 24 * HOUR_MS);
  await world.database.transaction(async (tx) =>
    moveOrder(tx, await lockOrder(tx, orderUid), 'ask-for-payment', cause, { dueAt: due }),
  );
  expect((await order()).verifyBy).toBeNull();
  expect(await promised()).toEqual([null, null]);

  const records = world.app.get<CustomerRecords>(CustomerRecords, { strict: false });
  const verify = (at: Date) => world.database.transaction((tx) => records.verified(tx, customerUid, at));
  await verify(new Date(Date.now() + 5 * HOUR_MS));
  expect(await dueAt()).toEqual(due);

  await world.http.call('POST', '/customer/payment/confirm', {
    form: formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture()),
  });
  const { uid: paymentUid } = await world.database.payment.findFirstOrThrow({ where: { orderUid } });
  const admin = await world.admin('Admin Uji');
  await world.http.call('POST', `/admin/payments/${paymentUid}/reject`, {
    token: admin.token,
    body: { reason: 'Buktinya buram' },
  });
  expect((await dueAt()).getTime() - Date.now()).toBeGreaterThan(23 * HOUR_MS);
  expect(await promised()).toEqual([null, null]);
});
