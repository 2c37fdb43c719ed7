import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminShipment } from '#contracts/sales/shipping.admin.http';
import { orderDetail } from '#contracts/sales/orders.http';
import { merchandiseOrder } from '#contracts/products/merchandise/merchandise.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { ProductLines } from '#runtime/sales/product-lines';
import { lockWholeOrder } from '#runtime/sales/close-order';
import { aCustomer } from '#testing/factories';
import { aProduct, anAddress, shippingZones } from '#testing/merchandise';
import { aPayment } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
let zones: Awaited<ReturnType<typeof shippingZones>>;
beforeAll(async () => {
  api = await openApi();
  zones = await shippingZones(api.database);
});
afterAll(() => api.close());

const SHIP = { courier: 'JNE', trackingNumber: 'JNE-0012345' };
const reason = 'Barang rusak di jalan';

/** An order for two shirts whose payment an admin has confirmed, as far as the worker has got with it. */
async function aPaidOrder({ pickup = false, isPaid = true } = {}) {
  const { uid: customerUid } = await aCustomer(api.database);
  const { uid: addressUid } = await anAddress(api.database, customerUid);
  const { variantUid } = await aProduct(api.database, { stock: 5 });
  const shipping = pickup ? { zoneUid: zones.pickupUid } : { zoneUid: zones.courierUid, addressUid };
  const body = {
    name: 'Budi Santoso',
    email: 'budi@patungan.test',
    phoneNumber: '081234567890',
    items: [{ variantUid, quantity: 2 }],
    shipping,
    total: pickup ? 258_000 : 267_000,
  };
  const mine = api.customer(customerUid);
  const { orderUid } = (await mine.post('customer/merchandise/order', body)).data as { orderUid: string };
  if (isPaid) await pay(orderUid, body.total);
  const { uid } = await api.database.shipment.findUniqueOrThrow({ where: { orderUid } });
  return { uid, orderUid, customerUid, variantUid, mine };
}

/** Confirmed at the payments desk; then what the worker does. */
async function pay(orderUid: string, total: number) {
  await api.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.awaitingConfirmation } });
  const payment = await aPayment(api.database, orderUid, { state: 'submitted', amountSen: BigInt(total) * 100n });
  expect((await api.admin.post(`admin/payments/${payment.uid}/confirm`)).status).toBe(200);
  const lines = api.app.get(ProductLines, { strict: false });
  await api.database.transaction(async (tx) =>
    lines.onPaid(tx, [{ order: await lockWholeOrder(tx, lines, orderUid), eventUid: randomUUID() }], new Date()),
  );
}

const act = (uid: string, action: string, body: object = {}) =>
  api.admin.post(`admin/shipments/${uid}/${action}`, body);
const shown = async (uid: string) => adminShipment.parse((await api.admin.get(`admin/shipments/${uid}`)).data);
const stockOf = (uid: string) =>
  api.database.merchandiseVariant.findUniqueOrThrow({ where: { uid }, select: { stock: true, held: true } });
const orderStatus = async (uid: string) => (await api.database.order.findUniqueOrThrow({ where: { uid } })).status;
const eventsOf = async (orderUid: string) =>
  (
    await api.database.outbox.findMany({
      where: { payload: { path: ['orderUid'], equals: orderUid } },
      orderBy: { id: 'asc' },
    })
  ).map(({ name }) => name);

describe('a parcel', () => {
  it('is packed once it is paid, shipped under a number, and its arrival completes the order', async () => {
    const { uid, orderUid, variantUid, mine } = await aPaidOrder();
    expect(await shown(uid)).toMatchObject({
      state: 'to-pack',
      allowedActions: ['ship', 'cancel'],
      address: ['Jl. Melati 5 RT 2', 'Kec. Beji, Kota Depok', 'Jawa Barat 16421'],
      items: [{ title: 'Kaus Patungan (Hitam, L)', quantity: 2, sku: expect.stringContaining('KAUS') }],
    });
    expect(await stockOf(variantUid)).toEqual({ stock: 3, held: 0 });
    expect((await act(uid, 'ship', SHIP)).status).toBe(200);
    expect((await act(uid, 'ship', SHIP)).meta.code).toBe('ILLEGAL_SHIPMENT_ACTION');
    expect(await shown(uid)).toMatchObject({ state: 'shipped', ...SHIP });
    expect(await orderStatus(orderUid)).toBe(ORDER_STATUS.processing);
    expect((await mine.post(`customer/shipment/${uid}/received`)).status).toBe(200);
    expect(await shown(uid)).toMatchObject({ state: 'delivered', deliveredAt: expect.any(String) });
    expect(await orderStatus(orderUid)).toBe(ORDER_STATUS.completed);
    expect(await eventsOf(orderUid)).toEqual([
      'order.created',
      'payment.confirmed',
      'shipment.shipped',
      'shipment.delivered',
    ]);
  });

  it('to be picked up is made ready and handed over, and is never shipped', async () => {
    const { uid, orderUid } = await aPaidOrder({ pickup: true });
    expect((await shown(uid)).allowedActions).toEqual(['ready', 'cancel']);
    expect((await act(uid, 'ship', SHIP)).meta.code).toBe('SHIPMENT_IS_PICKED_UP');
    expect((await act(uid, 'ready')).status).toBe(200);
    expect((await act(uid, 'deliver')).status).toBe(200);
    expect(await orderStatus(orderUid)).toBe(ORDER_STATUS.completed);
  });

  it('for a courier is never made ready to be picked up', async () => {
    const { uid } = await aPaidOrder();
    expect((await act(uid, 'ready')).meta.code).toBe('SHIPMENT_IS_SENT');
    expect((await shown(uid)).state).toBe('to-pack');
  });

  it('sent under a wrong number is corrected until it has arrived', async () => {
    const { uid, orderUid } = await aPaidOrder();
    const right = { courier: 'SiCepat', trackingNumber: 'SCP-99887' };
    expect((await act(uid, 'correct-tracking', right)).status).toBe(409);
    await act(uid, 'ship', SHIP);
    const { shippedAt } = await shown(uid);
    expect((await act(uid, 'correct-tracking', { ...right, trackingNumber: '1' })).status).toBe(422);
    expect((await act(uid, 'correct-tracking', right)).status).toBe(200);
    expect(await shown(uid)).toMatchObject({ state: 'shipped', ...right, shippedAt });
    expect((await eventsOf(orderUid)).at(-1)).toBe('shipment.tracking-corrected');
    await act(uid, 'deliver');
    expect((await act(uid, 'correct-tracking', SHIP)).status).toBe(409);
  });

  it('is neither shipped nor received before it is paid', async () => {
    const { uid, mine } = await aPaidOrder({ isPaid: false });
    expect((await act(uid, 'ship', SHIP)).status).toBe(409);
    expect((await mine.post(`customer/shipment/${uid}/received`)).status).toBe(409);
    expect((await shown(uid)).state).toBe('waiting');
  });

  it('is received by its own customer only', async () => {
    const { uid } = await aPaidOrder();
    await act(uid, 'ship', SHIP);
    const { uid: other } = await aCustomer(api.database);
    expect((await api.customer(other).post(`customer/shipment/${uid}/received`)).status).toBe(404);
    expect((await shown(uid)).state).toBe('shipped');
  });

  it('that is not sent after all gives the money back and puts its things into the shelf, once', async () => {
    const { uid, orderUid, variantUid } = await aPaidOrder();
    const answers = await Promise.all([act(uid, 'cancel', { reason }), act(uid, 'cancel', { reason })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 0 });
    expect(await orderStatus(orderUid)).toBe(ORDER_STATUS.refunded);
    expect(await api.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { amountSen: 26_700_000n, feeSen: 26_700_000n, state: 'requested' },
    ]);
  });

  it('that is not sent, and whose things cannot be sold, leaves them out of the shelf', async () => {
    const { uid, orderUid, variantUid } = await aPaidOrder();
    expect((await act(uid, 'cancel', { reason: 'Stok rusak', restock: false })).status).toBe(200);
    expect(await shown(uid)).toMatchObject({ state: 'cancelled', restocked: false });
    expect(await stockOf(variantUid)).toEqual({ stock: 3, held: 0 });
    expect(await orderStatus(orderUid)).toBe(ORDER_STATUS.refunded);
  });

  it.each([
    ['can be sold again', true, 5],
    ['cannot be sold again', false, 3],
  ])('that came back gives the money back; its things %s', async (_, restock, stock) => {
    const { uid, orderUid, variantUid, mine } = await aPaidOrder();
    await act(uid, 'ship', SHIP);
    expect((await act(uid, 'return', { reason, restock })).status).toBe(200);
    expect(await shown(uid)).toMatchObject({
      state: 'returned',
      restocked: restock,
      allowedActions: ['record-cost'],
    });
    expect(await stockOf(variantUid)).toEqual({ stock, held: 0 });
    expect(await orderStatus(orderUid)).toBe(ORDER_STATUS.refunded);
    expect(await api.database.refund.count({ where: { orderUid } })).toBe(1);
    expect(orderDetail.parse((await mine.get(`customer/${orderUid}/detail`)).data).refunds).toEqual([
      {
        amount: 267_000,
        used: 0,
        state: 'requested',
        reason,
        requestedAt: expect.any(String),
        paidAt: null,
        givenBack: null,
      },
    ]);
  });

  it.each([
    ['ship', {}, 'courier'],
    ['ship', { courier: 'JNE', trackingNumber: 'x' }, 'trackingNumber'],
    ['ship', { ...SHIP, state: 'delivered' }, 'state'],
    ['cancel', { reason: '' }, 'reason'],
    ['return', { reason }, 'restock'],
  ])('refuses to %s with %j by the field', async (action, body, field) => {
    const { uid } = await aPaidOrder();
    const answer = await act(uid, action, body);
    expect([answer.status, answer.errors?.map((error) => error.field)]).toEqual([422, expect.arrayContaining([field])]);
    expect((await shown(uid)).state).toBe('to-pack');
  });

  it('is found by state, number and order, and its money is for finance only', async () => {
    const { uid, orderUid } = await aPaidOrder();
    const list = async (filter: object) =>
      ((await api.admin.list('shipments', { filter })).data as { id: string }[]).map(({ id }) => id);
    expect(await list({ state: 'to-pack' })).toContain(uid);
    expect(await list({ orderUid })).toEqual([uid]);
    expect(await list({ orderUid, state: 'shipped' })).toEqual([]);
    const support = await api.adminAs('support');
    expect((await support.post(`admin/shipments/${uid}/cancel`, { reason })).status).toBe(403);
    expect((await support.post(`admin/shipments/${uid}/ship`, SHIP)).status).toBe(200);
  });

  it('is on the page of its order, for its owner only', async () => {
    const { orderUid, mine, uid } = await aPaidOrder();
    const order = merchandiseOrder.parse(
      (await mine.get(`customer/merchandise/order/detail?orderUid=${orderUid}`)).data,
    );
    expect(order).toMatchObject({
      goods: 258_000,
      grandTotal: 267_000,
      shipment: { uid, stateLabel: 'Sedang disiapkan' },
    });
    expect((await mine.get('customer/merchandise/order')).data).toMatchObject([{ orderUid }]);
    const { uid: other } = await aCustomer(api.database);
    expect((await api.customer(other).get(`customer/merchandise/order/detail?orderUid=${orderUid}`)).status).toBe(404);
    const timeline = (await mine.get(`customer/${orderUid}/detail`)).data as { timeline: { title: string }[] };
    expect(timeline.timeline.map(({ title }) => title)).toContain('Sedang disiapkan');
  });
});

describe('the table of shipping prices', () => {
  const ZONE = {
    name: 'Papua',
    service: 'Reguler',
    method: 'courier',
    regions: ['91'],
    daysMin: 5,
    daysMax: 9,
    info: '',
    active: true,
    position: 3,
    rates: [{ upToGrams: 1_000, price: 75_000 }],
  };

  it('is kept by admins: added, changed by the version that was read, on record', async () => {
    const { uid } = (await api.admin.post('admin/shipping-zones', ZONE)).data as { uid: string };
    const rates = [...ZONE.rates, { upToGrams: 2_000, price: 140_000 }];
    const change = () => api.admin.post(`admin/shipping-zones/${uid}/update`, { ...ZONE, rates, version: 1 });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
    const later = { ...ZONE, name: 'Tanah Papua', rates, version: 1 };
    expect((await api.admin.post(`admin/shipping-zones/${uid}/update`, later)).status).toBe(409);
    expect((await api.admin.get(`admin/shipping-zones/${uid}`)).data).toMatchObject({
      rates,
      regionNames: ['Papua'],
      version: 2,
    });
    expect(await api.database.auditLog.count({ where: { subject: 'shipping-zones', subjectUid: uid } })).toBe(2);
  });

  it('has one zone of a service for a region, however the service is typed', async () => {
    const service = `Kilat ${randomUUID().slice(0, 6)}`;
    const zone = { ...ZONE, service, regions: ['94'] };
    const post = (path: string, given: object) => api.admin.post(`admin/shipping-zones${path}`, { ...zone, ...given });
    const answers = await Promise.all([1, 2, 3].map(() => post('', {})));
    const uids = answers.map(({ data }) => (data as { uid: string }).uid);
    expect(new Set(uids).size).toBe(1);
    expect(await api.database.shippingZone.count({ where: { service } })).toBe(1);
    const uid = uids[0]!;
    const twin = { name: 'Kembar', service: ` ${service.toUpperCase()} `, regions: ['91', '94'] };
    const refusal = { status: 422, errors: [{ field: 'regions', message: expect.stringContaining('zona Papua') }] };
    expect(await post('', twin)).toMatchObject(refusal);
    // Two in other letters at once: one is first.
    const [one, other] = await Promise.all(
      ['Hemat', 'hemat'].map((word) => post('', { service: `${word} ${service}`, name: word })),
    );
    expect([one!.status, other!.status].toSorted()).toEqual([200, 422]);

    const off = (await post('', { ...twin, active: false })).data as { uid: string };
    expect(await post(`/${off.uid}/update`, { ...twin, version: 1 })).toMatchObject(refusal);
    expect((await post(`/${off.uid}/update`, { ...twin, regions: ['91'], version: 1 })).status).toBe(200);
    expect(await post(`/${off.uid}/update`, { ...twin, version: 2 })).toMatchObject(refusal);
    expect((await post(`/${uid}/update`, { active: false, version: 1 })).status).toBe(200);
    expect((await post(`/${off.uid}/update`, { ...twin, version: 2 })).status).toBe(200);
    expect(await post(`/${uid}/update`, { version: 2 })).toMatchObject({ status: 422, errors: [{ field: 'regions' }] });
  });

  it.each([
    ['a region that there is not', { regions: ['32/Kota Semarang'] }, 'regions'],
    ['no region', { regions: [] }, 'regions'],
    ['a pick-up without its place', { method: 'pickup', regions: [] }, 'info'],
    ['no price', { rates: [] }, 'rates'],
    ['two prices for a weight', { rates: [...ZONE.rates, ...ZONE.rates] }, 'rates'],
    ['days that end before they begin', { daysMax: 1 }, 'daysMax'],
  ])('refuses %s', async (_, given, field) => {
    const answer = await api.admin.post('admin/shipping-zones', { ...ZONE, ...given });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, field]);
  });
});

describe('an address book', () => {
  const ADDRESS = {
    label: 'Kantor',
    recipient: 'Ani',
    phoneNumber: '0812-3456-7890',
    street: 'Jl. Sudirman 1',
    district: 'Setiabudi',
    city: 'Kota Administrasi Jakarta Selatan',
    province: '31',
    postalCode: '12910',
  };
  type Book = { uid: string; label: string; isMain: boolean; phoneNumber: string }[];
  async function aBook() {
    const { uid } = await aCustomer(api.database);
    const mine = api.customer(uid);
    return { mine, book: async () => (await mine.get('customer/address')).data as Book };
  }

  it('has one main address, the first until another one is made it or it is removed', async () => {
    const { mine, book } = await aBook();
    await mine.post('customer/address', ADDRESS);
    await mine.post('customer/address', { ...ADDRESS, label: 'Rumah', isMain: true });
    expect((await book()).map(({ label, isMain }) => [label, isMain])).toEqual([
      ['Rumah', true],
      ['Kantor', false],
    ]);
    const [main] = await book();
    for (const status of [200, 404])
      expect((await mine.post(`customer/address/${main!.uid}/remove`)).status).toBe(status);
    expect((await book()).map(({ label, isMain }) => [label, isMain])).toEqual([['Kantor', true]]);
  });

  it('takes the same address once, also ten times at once, with its phone as numbers are kept', async () => {
    const { mine, book } = await aBook();
    await Promise.all(Array.from({ length: 10 }, () => mine.post('customer/address', ADDRESS)));
    expect(await book()).toMatchObject([{ phoneNumber: '6281234567890', isMain: true }]);
  });

  it('is not shown to another customer', async () => {
    const [{ mine, book }, other] = [await aBook(), await aBook()];
    await mine.post('customer/address', ADDRESS);
    const [{ uid } = { uid: '' }] = await book();
    expect((await other.mine.post(`customer/address/${uid}/update`, ADDRESS)).status).toBe(404);
    expect((await other.mine.post(`customer/address/${uid}/remove`)).status).toBe(404);
    expect(await book()).toHaveLength(1);
  });

  it.each([
    ['a city of another province', { city: 'Kota Bandung' }, 'city'],
    ['a province that there is not', { province: '99' }, 'province'],
    ['no province', { province: '' }, 'province'],
    ['a postal code of four digits', { postalCode: '1291' }, 'postalCode'],
    ['no street', { street: '' }, 'street'],
    ['no phone', { phoneNumber: '0' }, 'phoneNumber'],
    ['a mark that turns the text of a name', { recipient: 'Ani\u202eBudi' }, 'recipient'],
    ['more than is asked for', { customerUid: 'x' }, 'customerUid'],
  ])('refuses %s and writes nothing', async (_, given, field) => {
    const { mine, book } = await aBook();
    const answer = await mine.post('customer/address', { ...ADDRESS, ...given });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, field]);
    expect(await book()).toEqual([]);
  });
});
