import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { daysAfter } from '#domain/platform/durations';
import { fittingAnswers } from '#testing/eligibility';
import { aFamily } from '#testing/factories';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
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

interface Asked {
  who: Person;
  orderUid: string;
}
const proofOf = async ({ who, orderUid }: Asked, more: Record<string, string> = {}) =>
  formOf({ orderUid, customerUid: who.uid, bankFrom: 'BCA', accountName: who.name, ...more }, await aPicture());
const prove = (form: FormData) => world.http.call('POST', '/customer/payment/confirm', { form });
const amountOf = async ({ who, orderUid }: Asked) => {
  const path = `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${who.uid}`;
  return (await world.http.ask<CheckoutView>('GET', path)).amount;
};
const proofsOf = ({ orderUid }: Asked) => world.database.payment.count({ where: { orderUid, state: 'submitted' } });

async function aMonth(): Promise<Asked> {
  const who = await world.customer();
  const { name, email, token } = who;
  const plan = await findPlan(world.http, 'wetv', { months: 1 });
  const wanted = { packageUid: plan.packageUid, variantUid: plan.uid, eligibility: fittingAnswers(plan) };
  const body = { name, email, phoneNumber: '081234567890', ...wanted };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  return { who, orderUid };
}
/** In another tab. */
async function takeThreeMonths({ who, orderUid }: Asked): Promise<void> {
  const { uid: variantUid } = await findPlan(world.http, 'wetv', { months: 3 });
  await world.http.ask('PATCH', '/customer/variant', { token: who.token, body: { orderUid, variantUid } });
}

describe('a proof that says which amount its customer has read', () => {
  it('is refused and changes nothing once the plan was changed elsewhere; with the new amount it is taken, once', async () => {
    const bought = await aMonth();
    const read = await amountOf(bought);
    await takeThreeMonths(bought);
    const now = await amountOf(bought);
    expect(now).toBeGreaterThan(read);
    const files = await world.database.file.count();

    const refused = await prove(await proofOf(bought, { amountRead: String(read) }));
    expect(refused).toMatchObject({ status: 409, meta: { code: 'AMOUNT_CHANGED' } });
    for (const amount of [read, now])
      expect(refused.meta.message).toContain(`Rp${new Intl.NumberFormat('id').format(amount)}`);
    const { status } = await world.database.order.findUniqueOrThrow({ where: { uid: bought.orderUid } });
    expect([status, await proofsOf(bought), await world.database.file.count()]).toEqual([
      ORDER_STATUS.awaitingPayment,
      0,
      files,
    ]);

    const form = await proofOf(bought, { amountRead: String(now) });
    expect((await prove(form)).status).toBe(200);
    // The same again answers as it did before an amount could be said, whichever amount that is.
    for (const amountRead of [undefined, now, read]) {
      const more: Record<string, string> = amountRead === undefined ? {} : { amountRead: String(amountRead) };
      const again = await prove(await proofOf(bought, more));
      expect(again).toMatchObject({ status: 409, meta: { code: 'ORDER_NOT_PAYABLE' } });
      expect(again.meta.message).toContain('sudah masuk dan sedang kami cek');
    }
    expect(await proofsOf(bought)).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('without it is taken as the specification writes it', async () => {
    const bought = await aMonth();
    await takeThreeMonths(bought);
    expect((await prove(await proofOf(bought))).status).toBe(200);
  });

  it('is refused where a part came meanwhile, and names the rest', async () => {
    const bought = await aMonth();
    const read = await amountOf(bought);
    await prove(await proofOf(bought, { amountRead: String(read) }));
    const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid: bought.orderUid } });
    const body = { received: read - 4_000 };
    await world.http.ask('POST', `/admin/payments/${uid}/confirm`, { token: admin.token, body });
    const refused = await prove(await proofOf(bought, { amountRead: String(read) }));
    expect(refused).toMatchObject({ status: 409, meta: { code: 'AMOUNT_CHANGED' } });
    expect(refused.meta.message).toContain('sekarang Rp4.000');
    expect((await prove(await proofOf(bought, { amountRead: '4000' }))).status).toBe(200);
  });

  it('is refused for the next period too, whose length was changed elsewhere', async () => {
    const who = await world.customer();
    const family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
    const { variantUid, packageUid } = family.plans.ready;
    await aPrice(world.database, variantUid);
    const data = { packageUid, familyUid: family.uid, durationMonths: 3 };
    const longer = await world.database.variant.create({ data });
    await aPrice(world.database, longer.uid, 17_000_000n);
    const { orderUid, accountUid } = await aRenewingSeat(world.database, family, daysAfter(new Date(), -10), {
      customerUid: who.uid,
    });
    const renew = (body: object) =>
      world.http.ask('POST', `/customer/membership/${accountUid}/renew`, { token: who.token, body });
    await renew({});
    const renewed = { who, orderUid };
    const read = String(await amountOf(renewed));
    await renew({ variantUid: longer.uid });
    const refused = await prove(await proofOf(renewed, { amountRead: read }));
    expect(refused).toMatchObject({ status: 409, meta: { code: 'AMOUNT_CHANGED' } });
    expect(refused.meta.message).toContain('sekarang Rp170.000');
    expect((await prove(await proofOf(renewed, { amountRead: '170000' }))).status).toBe(200);
  });

  it('is refused at the page of Sekeranjang as well', async () => {
    const who = await world.customer();
    const { uid: productUid } = await aSekeranjang(world.database);
    const status = ORDER_STATUS.awaitingPayment;
    const { uid: orderUid } = await aSekeranjangOrder(world.database, { customerUid: who.uid, productUid, status });
    const form = await proofOf({ who, orderUid }, { amountRead: '100000' });
    const refused = await world.http.call('PATCH', '/customer/sekeranjang/order/payment', { form });
    expect(refused).toMatchObject({ status: 409, meta: { code: 'AMOUNT_CHANGED' } });
  });

  it.each(['', '1.000', '-1', 'Rp54000', '54000.5', '1e5'])('names the field of %j', async (amountRead) => {
    const answer = await prove(await proofOf(await aMonth(), { amountRead }));
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'amountRead' }] });
  });
});
