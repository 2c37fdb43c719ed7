import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';
import { incomingCandidates } from '../statements/find-candidates.js';
import { drawUniqueCode } from './draw-unique-code.js';
import { PaymentMethods } from './payment-methods.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

async function switchCodes(uniqueCode: boolean): Promise<void> {
  const call = <T>(method: string, path: string, body?: object) =>
    world.http.call<T>(method, `/admin/payment-methods${path}`, { token: admin.token, body });
  const [first] = (await call<AdminPaymentMethod[]>('GET', '?sort=["position","ASC"]')).data;
  const { id, bankName, accountNumber, accountName, position, version } = first!;
  const body = { bankName, accountNumber, accountName, position, version, uniqueCode };
  expect((await call('POST', `/${id}/update`, body)).status).toBe(200);
  const methods = world.app.get(PaymentMethods, { strict: false });
  await until('the switch arrives', async () => (await methods.current()).some((m) => m.uniqueCode) === uniqueCode);
}

async function ordered() {
  const { name, email, token, uid: customerUid } = await world.customer();
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const checkout = () =>
    world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${customerUid}`);
  const invoice = () => world.database.invoice.findFirstOrThrow({ where: { orderUid } });
  const confirm = async (received?: number) => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid, state: 'submitted' } });
    const path = `/admin/payments/${uid}/confirm`;
    const given = received === undefined ? {} : { body: { received } };
    expect((await world.http.call('POST', path, { token: admin.token, ...given })).status).toBe(200);
    return world.database.payment.findUniqueOrThrow({ where: { uid }, include: { refunds: true } });
  };
  return { checkout, invoice, confirm };
}

describe('a unique code', () => {
  it('is not drawn while no bank account has the switch', async () => {
    const { checkout, invoice } = await ordered();
    expect(await checkout()).toMatchObject({ uniqueCode: null, methods: [{ uniqueCode: false }, {}] });
    expect((await invoice()).uniqueCode).toBeNull();
  });

  it('is shown once switched on, the same at each look, and taken by default when the payment is confirmed', async () => {
    await switchCodes(true);
    const { checkout, confirm, invoice } = await ordered();
    const [{ amount, uniqueCode }, again] = [await checkout(), await checkout()];
    expect(uniqueCode).toBeGreaterThan(0);
    expect(again.uniqueCode).toBe(uniqueCode);
    const { uid } = await invoice();
    const known = (await incomingCandidates(world.database, new Date(), 50)).find(
      ({ key }) => key === `invoice ${uid}`,
    );
    expect(known).toMatchObject({ uniqueCode, amountSen: BigInt((amount + uniqueCode!) * 100) });
    expect(await confirm()).toMatchObject({
      amountSen: BigInt((amount + uniqueCode!) * 100),
      receivedSen: BigInt((amount + uniqueCode!) * 100),
      settledSen: BigInt(amount * 100),
      codeSen: BigInt(uniqueCode! * 100),
      refunds: [],
    });
    expect((await invoice()).status).toBe('paid');
  });

  it('is not owed: the amount alone pays, and more than both is credit', async () => {
    const [plain, over] = [await ordered(), await ordered()];
    const { amount } = await plain.checkout();
    expect(await plain.confirm(amount)).toMatchObject({ codeSen: 0n, refunds: [] });
    expect((await plain.invoice()).status).toBe('paid');
    const { amount: price, uniqueCode } = await over.checkout();
    expect(await over.confirm(price + uniqueCode! + 1_000)).toMatchObject({
      codeSen: BigInt(uniqueCode! * 100),
      refunds: [{ amountSen: 100_000n, deposit: true }],
    });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is asked for no more once no bank account has the switch', async () => {
    const { checkout, invoice, confirm } = await ordered();
    const { amount, uniqueCode } = await checkout();
    expect(uniqueCode).toBeGreaterThan(0);
    await switchCodes(false);
    expect((await invoice()).uniqueCode).toBeNull();
    expect(await confirm()).toMatchObject({ receivedSen: BigInt(amount * 100), codeSen: 0n, refunds: [] });
    await switchCodes(true);
  });

  it('gives open invoices different last digits, also drawn at once; none where all are taken', async () => {
    const { orderUid } = await (await ordered()).invoice();
    const invoices = Array.from({ length: 1_005 }, (_, nth) => ({
      orderUid,
      number: `INV-CODE-${nth}`,
      purpose: 'additional',
      status: 'open',
      amountSen: BigInt(3_790_000 + (nth % 7) * 12_300),
    }));
    await world.database.invoice.createMany({ data: invoices });
    const made = await world.database.invoice.findMany({ where: { number: { startsWith: 'INV-CODE-' } } });
    await Promise.all(made.slice(0, 8).map(({ uid }) => drawUniqueCode(world.database, uid)));
    for (const { uid } of made) await drawUniqueCode(world.database, uid);
    const coded = await world.database.invoice.findMany({ where: { status: 'open', uniqueCode: { not: null } } });
    const endings = coded.map(({ amountSen, uniqueCode }) => (Number(amountSen / 100n) + uniqueCode!) % 1000);
    expect(new Set(endings).size).toBe(endings.length);
    expect(endings.length).toBeGreaterThan(990);
    expect(await drawUniqueCode(world.database, made.at(-1)!.uid)).toBeNull();
  });
});
