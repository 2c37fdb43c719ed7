import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminErrand } from '#contracts/products/errands/errands.admin.http';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import { errandDetail, orderedErrand } from '#contracts/products/errands/errands.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { anErrand, anErrandOrder, quoted } from '#testing/errands';
import { anAddress, shippingZones } from '#testing/merchandise';
import { aPayment } from '#testing/money-factories';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { aPhoto } from '../../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
let zones: Awaited<ReturnType<typeof shippingZones>>;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
  admin = await world.admin();
  zones = await shippingZones(world.database);
});
afterAll(() => world?.close());

async function aQuote(given: Parameters<typeof quoted>[0] = {}) {
  const customer = await world.customer();
  const { uid: errandUid } = await anErrand(world.database, customer.uid, quoted(given));
  const { uid: addressUid } = await anAddress(world.database, customer.uid);
  const body = {
    errandUid,
    name: customer.name,
    email: customer.email,
    phoneNumber: '0812-3456-7890',
    shipping: { zoneUid: zones.courierUid, addressUid },
    total: 109_000,
  };
  return { customer, errandUid, body };
}
const order = ({ token }: Person, body: object, key?: string) =>
  world.http.call<{ orderUid: string }>('POST', '/customer/setitip/order', {
    token,
    body,
    headers: key ? { 'idempotency-key': key } : undefined,
  });
const errandOf = (uid: string) => world.database.errand.findUniqueOrThrow({ where: { uid } });

describe('a quote that is taken', () => {
  it('is an order with its items, an invoice, and a parcel that waits for its goods', async () => {
    const { customer, errandUid, body } = await aQuote();
    const answer = await order(customer, body);
    expect(answer.status).toBe(201);
    const { orderUid, grandTotal, redirectUrl } = orderedErrand.parse(answer.data);
    expect([grandTotal, redirectUrl]).toEqual([109_000, expect.stringMatching(/^\/payment\?/)]);
    const row = await world.database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      include: { items: { orderBy: { position: 'asc' } }, invoices: true, shipment: true },
    });
    expect(row).toMatchObject({
      productLine: 'errands',
      totalSen: 10_900_000n,
      items: [
        { title: 'Teko Keramik', quantity: 2, unitPriceSen: 4_500_000n, feeSen: 9_000_000n },
        { title: 'Jasa titip', quantity: 1, unitPriceSen: 1_000_000n },
        { title: 'Ongkos kirim Reguler', unitPriceSen: 900_000n },
      ],
      invoices: [{ purpose: 'purchase', status: 'open', amountSen: 10_900_000n }],
      shipment: { state: 'waiting', awaitsGoods: true, city: 'Kota Depok', weightGrams: 500 },
    });
    expect(await errandOf(errandUid)).toMatchObject({ state: 'ordered', orderUid });
    const found = await world.http.call('GET', `/customer/setitip/detail?orderUid=${orderUid}`, customer);
    expect(errandDetail.parse(found.data)).toMatchObject({ errandUid, order: { orderUid, status: 1 } });
  });

  it('is one order, also when it is pressed ten times at once with a key, without one, or with ten keys', async () => {
    for (const keyOf of [() => undefined, () => 'satu-kunci', randomUUID]) {
      const { customer, body } = await aQuote();
      const answers = await Promise.all(Array.from({ length: 10 }, () => order(customer, body, keyOf())));
      expect(await world.database.order.count({ where: { customerUid: customer.uid } })).toBe(1);
      const placed = new Set(answers.flatMap(({ status, data }) => (status === 201 ? data.orderUid : [])));
      expect(placed.size).toBe(1);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(keyOf === randomUUID ? [201, 409] : [201]));
    }
  });

  it('is the same order for the same key, whatever has been read of the price since', async () => {
    const { customer, body } = await aQuote();
    const first = await order(customer, body, 'satu-kunci');
    expect(await order(customer, { ...body, total: 1 }, 'satu-kunci')).toMatchObject({ status: 201, data: first.data });
  });

  it('has ended when its time is over', async () => {
    const { customer, errandUid, body } = await aQuote({ quoteEndsAt: new Date(Date.now() - 1_000) });
    const { status, meta } = await order(customer, body);
    expect([status, meta.code]).toEqual([409, 'QUOTE_ENDED']);
    expect(await errandOf(errandUid)).toMatchObject({ state: 'quoted', orderUid: null });
  });

  it('costs what the customer has seen: another total is refused, and nothing is written', async () => {
    const { customer, errandUid, body } = await aQuote();
    const { status, meta, errors } = await order(customer, { ...body, total: 108_999 });
    expect([status, meta.code, errors?.[0]?.field]).toEqual([409, 'PRICE_CHANGED', 'total']);
    expect(await errandOf(errandUid)).toMatchObject({ state: 'quoted', orderUid: null });
  });

  it('is sent to an address of its customer only', async () => {
    const { customer, body } = await aQuote();
    const { uid: foreign } = await anAddress(world.database, (await world.customer()).uid);
    const { status, errors } = await order(customer, { ...body, shipping: { ...body.shipping, addressUid: foreign } });
    expect([status, errors?.[0]?.field]).toEqual([422, 'shipping.addressUid']);
  });

  it('of another customer does not exist', async () => {
    const { body } = await aQuote();
    expect((await order(await world.customer(), { ...body, shipping: { zoneUid: zones.pickupUid } })).status).toBe(404);
  });

  it('counts as an unpaid order: an account has five at most, also of ten at once', async () => {
    const { customer: who, body } = await aQuote();
    const errands = await Promise.all(Array.from({ length: 9 }, () => anErrand(world.database, who.uid, quoted())));
    const bodies = [body, ...errands.map(({ uid }) => ({ ...body, errandUid: uid }))];
    const answers = await Promise.all(bodies.map((sent) => order(who, sent)));
    expect(answers.filter(({ meta }) => meta.code === 'TOO_MANY_UNPAID')).toHaveLength(5);
    expect(await world.database.errand.count({ where: { customerUid: who.uid, state: 'ordered' } })).toBe(5);
  });

  it('is open to be cancelled by the customer while it is unpaid', async () => {
    const { customer, errandUid, body } = await aQuote();
    const { data } = await order(customer, body);
    const cancelled = await world.http.call('POST', `/customer/${data.orderUid}/cancel`, customer);
    expect(cancelled.status).toBe(200);
    expect(await errandOf(errandUid)).toMatchObject({ state: 'withdrawn' });
  });
});

describe('an errand that was paid', () => {
  async function paid() {
    const { uid: customerUid } = await world.customer();
    const { orderUid, errandUid, totalSen } = await anErrandOrder(world.database, {
      customerUid,
      status: ORDER_STATUS.processing,
    });
    await aPayment(world.database, orderUid, { amountSen: totalSen });
    // As the job of the payment leaves it.
    await world.database.errand.update({ where: { uid: errandUid }, data: { state: 'paid' } });
    await world.database.shipment.update({ where: { orderUid }, data: { state: 'awaiting-goods' } });
    return { orderUid, errandUid, customerUid };
  }
  async function buy(errandUid: string, cost: string, receipt?: Buffer) {
    const form = new FormData();
    form.set('cost', cost);
    form.set('payee', 'Toko Elektronik');
    form.set('reference', `TRF-${errandUid}`);
    if (receipt) form.set('proof', new Blob([new Uint8Array(receipt)]), 'struk.jpg');
    return world.http.call('POST', `/admin/errands/${errandUid}/buy`, { token: admin.token, form });
  }
  const parcelOf = async (orderUid: string) =>
    (await world.database.shipment.findUniqueOrThrow({ where: { orderUid } })).state;

  it('and was bought cheaper gives the difference back as credit once, and is to be packed', async () => {
    const { orderUid, errandUid } = await paid();
    const photo = await aPhoto();
    const answers = await Promise.all([buy(errandUid, '80000', photo), buy(errandUid, '80000', photo)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { state: 'credited', amountSen: 1_000_000n, reason: 'Harga belinya lebih murah dari penawaran' },
    ]);
    expect(await parcelOf(orderUid)).toBe('to-pack');
    expect(await errandOf(errandUid)).toMatchObject({ state: 'bought', costSen: 8_000_000n });
    const filter = encodeURIComponent(JSON.stringify({ toShip: true }));
    const list = await world.http.call<{ id: string }[]>('GET', `/admin/errands?filter=${filter}`, admin);
    expect(list.data.map(({ id }) => id)).toEqual([errandUid]);
  });

  it('and was bought is called by where its parcel is, once that is on its way', async () => {
    const { orderUid, errandUid, customerUid } = await paid();
    await buy(errandUid, '80000', await aPhoto());
    const token = world.customerToken(customerUid);
    const labels = async () => {
      const path = '/customer/setitip';
      const detail = await world.http.call<{ stateLabel: string }>('GET', `${path}/detail?errandUid=${errandUid}`, {
        token,
      });
      const list = await world.http.call<{ stateLabel: string }[]>('GET', path, { token });
      return [detail.data.stateLabel, ...list.data.map(({ stateLabel }) => stateLabel)];
    };
    expect(await labels()).toEqual(['Sudah dibeli', 'Sudah dibeli']);
    const { uid } = await world.database.shipment.findUniqueOrThrow({ where: { orderUid } });
    const act = (action: string, body: object) =>
      world.http.ask('POST', `/admin/shipments/${uid}/${action}`, { token: admin.token, body });
    await act('ship', { courier: 'JNE', trackingNumber: 'JNE-0012345' });
    expect(await labels()).toEqual(['Dalam perjalanan', 'Dalam perjalanan']);
    await act('deliver', {});
    expect(await labels()).toEqual(['Sudah diterima', 'Sudah diterima']);
  });

  it.each([
    ['120001', true, 'cost'],
    ['0', true, 'cost'],
    ['80000', false, 'proof'],
  ])('is not bought for %s with a receipt: %s', async (cost, hasReceipt, field) => {
    const { orderUid, errandUid } = await paid();
    const { status, errors } = await buy(errandUid, cost, hasReceipt ? await aPhoto() : undefined);
    expect([status, errors?.[0]?.field]).toEqual([422, field]);
    expect(await errandOf(errandUid)).toMatchObject({ state: 'paid', costSen: null });
    expect(await parcelOf(orderUid)).toBe('awaiting-goods');
  });

  it('and bought dearer is the loss of the shop, and shows its receipt to the customer', async () => {
    const { orderUid, errandUid, customerUid } = await paid();
    expect((await buy(errandUid, '95000', await aPhoto())).status).toBe(200);
    expect(await world.database.refund.count({ where: { orderUid } })).toBe(0);
    const { receiptUid } = await errandOf(errandUid);
    expect(await world.database.file.findUnique({ where: { uid: receiptUid! } })).toMatchObject({
      kind: 'errand-receipt',
      customerUid,
    });
  });

  it('and cannot be bought is cancelled as a parcel: all of the money is to go back', async () => {
    const { orderUid, errandUid } = await paid();
    const { uid } = await world.database.shipment.findUniqueOrThrow({ where: { orderUid } });
    const { status } = await world.http.call('POST', `/admin/shipments/${uid}/cancel`, {
      token: admin.token,
      body: { reason: 'Stoknya habis di semua toko.' },
    });
    expect(status).toBe(200);
    expect(await errandOf(errandUid)).toMatchObject({ state: 'refunded' });
    expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { state: 'requested', amountSen: 10_900_000n },
    ]);
  });

  it('and cannot be bought takes the cost that another admin was to agree to with it', async () => {
    const { orderUid, errandUid } = await paid();
    const cost = { productLine: 'errands', orderUid, label: 'Titipan', amountSen: 9_000_000n, expectedSen: 9_000_000n };
    const by = {
      payee: 'Toko',
      reference: 'TRX-HABIS',
      state: 'proposed',
      by: 'Dua',
      byUid: randomUUID(),
      at: new Date(),
    };
    for (const [kind, subjectUid] of [
      ['errand', errandUid],
      ['postage', (await world.database.shipment.findUniqueOrThrow({ where: { orderUid } })).uid],
    ] as const)
      await world.database.cost.create({ data: { kind, subjectUid, ...cost, ...by } });
    const { uid } = await world.database.shipment.findUniqueOrThrow({ where: { orderUid } });
    const body = { reason: 'Stoknya habis di semua toko.' };
    expect((await world.http.call('POST', `/admin/shipments/${uid}/cancel`, { token: admin.token, body })).status).toBe(
      200,
    );
    const costs = await world.database.cost.findMany({ where: { orderUid }, orderBy: { kind: 'asc' } });
    expect(costs).toMatchObject([
      { kind: 'errand', state: 'withdrawn' },
      { kind: 'postage', state: 'proposed' },
    ]);
  });

  it('leads its admins to its parcel, the way out of a cost that cannot be taken back by itself', async () => {
    const { orderUid, errandUid } = await paid();
    expect((await buy(errandUid, '80000', await aPhoto())).status).toBe(200);
    const ask = <T>(path: string) => world.http.ask<T>('GET', `/admin/${path}`, admin);
    const { uid: costUid } = await world.database.cost.findFirstOrThrow({ where: { subjectUid: errandUid } });
    expect((await ask<AdminCost>(`costs/${costUid}`)).allowedActions).not.toContain('reverse');
    const body = { reason: 'Toko membatalkannya' };
    const act = (path: string) => world.http.call('POST', `/admin/${path}`, { token: admin.token, body });
    expect((await act(`costs/${costUid}/reverse`)).meta.code).toBe('COST_OF_PURCHASE');
    const { shipmentUid, shipmentState } = await ask<AdminErrand>(`errands/${errandUid}`);
    expect(shipmentState).toBe('to-pack');
    expect((await act(`shipments/${shipmentUid}/cancel`)).status).toBe(200);
    expect(await ask<AdminErrand>(`errands/${errandUid}`)).toMatchObject({
      state: 'refunded',
      shipmentUid,
      shipmentState: 'cancelled',
    });
    expect(await world.database.refund.count({ where: { orderUid, state: 'requested' } })).toBe(1);
  });

  it('leaves no invariant broken', async () => {
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
