import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import type { ListeningApi, Person } from './listening-api.js';

/**
 * A new customer, or the `buyer`, has ordered a month of YouTube and sent a proof: the payment waits for an admin. `owed`: in
 * rupiah.
 */
export async function anOrderWithProof(world: ListeningApi, buyer?: Person) {
  const { name, email, token, uid: customerUid } = buyer ?? (await world.customer());
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
  await world.http.ask('POST', '/customer/payment/confirm', { form });
  const { uid: paymentUid, amountSen } = await world.database.payment.findFirstOrThrow({ where: { orderUid } });
  return { customerUid, name, token, orderUid, paymentUid, owed: Number(amountSen) / 100 };
}
