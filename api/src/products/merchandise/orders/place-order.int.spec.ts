import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type QuoteView, placedMerchandise, quoteView } from '#contracts/products/merchandise/merchandise.http';
import { aCustomer } from '#testing/factories';
import { aProduct, anAddress, shippingZones } from '#testing/merchandise';
import { untilServed } from '#testing/until-served';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
let zones: Awaited<ReturnType<typeof shippingZones>>;
beforeAll(async () => {
  api = await openApi();
  zones = await shippingZones(api.database);
});
afterAll(() => api.close());

const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };

async function aBuyer() {
  const { uid } = await aCustomer(api.database);
  const { uid: addressUid } = await anAddress(api.database, uid);
  return { uid, addressUid, http: api.customer(uid) };
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const bodyOf = (variantUid: string, { addressUid }: Buyer, given: object = {}) => ({
  ...CONTACT,
  items: [{ variantUid, quantity: 1 }],
  shipping: { zoneUid: zones.courierUid, addressUid },
  total: 138_000,
  ...given,
});
const place = ({ http }: Buyer, body: object) => http.post('customer/merchandise/order', body);
const withKey = (buyer: Buyer, key: string, body: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/customer/merchandise/order',
    headers: { authorization: `Bearer ${api.tokenOf(buyer.uid)}`, 'idempotency-key': key },
    payload: body,
  });
const stockOf = (uid: string) =>
  api.database.merchandiseVariant.findUniqueOrThrow({ where: { uid }, select: { stock: true, held: true } });
const ordersOf = (customerUid: string) =>
  api.database.order.findMany({
    where: { customerUid },
    include: { items: { orderBy: { position: 'asc' } }, invoices: true, shipment: true },
  });

describe('an order for things', () => {
  it('holds them and is written with its items, its invoice and its parcel to the address', async () => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database, { stock: 5 });
    const answer = await place(
      buyer,
      bodyOf(variantUid, buyer, { items: [{ variantUid, quantity: 2 }], total: 267_000 }),
    );
    expect(answer.status).toBe(201);
    const placed = placedMerchandise.parse(answer.data);
    expect(placed).toMatchObject({
      grandTotal: 267_000,
      redirectUrl: expect.stringMatching(/^\/payment\?type=2&order_uid=/),
    });
    const [order] = await ordersOf(buyer.uid);
    expect(order).toMatchObject({
      uid: placed.orderUid,
      productLine: 'merchandise',
      phoneNumber: '6281234567890',
      status: 1,
      totalSen: 26_700_000n,
      items: [
        { title: 'Kaus Patungan (Hitam, L)', quantity: 2, unitPriceSen: 12_900_000n, feeSen: 25_800_000n },
        { title: 'Ongkos kirim Reguler', quantity: 1, unitPriceSen: 900_000n, feeSen: 900_000n },
      ],
      invoices: [{ purpose: 'purchase', status: 'open', amountSen: 26_700_000n }],
      shipment: { state: 'waiting', city: 'Kota Depok', weightGrams: 490, priceSen: 900_000n },
    });
    expect(order!.invoices[0]!.dueAt!.toISOString()).toBe(placed.dueAt);
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 2 });
    const event = await api.database.outbox.findFirst({
      where: { name: 'order.created', payload: { path: ['orderUid'], equals: placed.orderUid } },
    });
    expect(event!.payload).toMatchObject({ dueAt: placed.dueAt });
  });

  it('of two hundred buyers at once for five shirts sells five, and refuses the others', async () => {
    const { variantUid } = await aProduct(api.database, { stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 200 }, aBuyer));
    const answers = await Promise.all(
      buyers.map((buyer) => untilServed(() => place(buyer, bodyOf(variantUid, buyer)))),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([5, 195]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      meta: { code: 'OUT_OF_STOCK', message: 'Kaus Patungan (Hitam, L) sudah habis.' },
      errors: [{ field: 'items.0' }],
    });
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 5 });
    expect(await api.database.merchandiseHold.count({ where: { variantUid } })).toBe(5);
  }, 60_000);

  it('with the same things in another sequence by many at once ends without a deadlock', async () => {
    const [a, b] = [await aProduct(api.database, { stock: 50 }), await aProduct(api.database, { stock: 50 })];
    const buyers = await Promise.all(Array.from({ length: 20 }, aBuyer));
    const items = [a, b].map(({ variantUid }) => ({ variantUid, quantity: 1 }));
    const answers = await Promise.all(
      buyers.map((buyer, n) =>
        place(buyer, bodyOf(a.variantUid, buyer, { items: n % 2 ? items : items.toReversed(), total: 267_000 })),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await stockOf(a.variantUid)).toEqual({ stock: 50, held: 20 });
  });

  it('is the same order for the same key, also when it is pressed ten times at once, and holds once', async () => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => withKey(buyer, key, bodyOf(variantUid, buyer))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<{ data: { orderUid: string } }>().data.orderUid)).size).toBe(1);
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 1 });
    // A retry is one whatever has been read of the price since.
    const later = await withKey(buyer, key, bodyOf(variantUid, buyer, { total: 1 }));
    expect(later.json()).toEqual(answers[0]!.json());
    const other = await withKey(buyer, key, bodyOf(variantUid, buyer, { name: 'Ani' }));
    expect([other.statusCode, other.json<{ meta: { code: string } }>().meta.code]).toEqual([
      422,
      'IDEMPOTENCY_MISMATCH',
    ]);
  });

  it('without a key is the first one while that is unpaid', async () => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database);
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(buyer, bodyOf(variantUid, buyer))));
    expect(new Set(answers.map(({ data }) => (data as { orderUid: string }).orderUid)).size).toBe(1);
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 1 });
  });

  it('is picked up without an address and costs no shipping', async () => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database);
    const answer = await place(
      buyer,
      bodyOf(variantUid, buyer, { shipping: { zoneUid: zones.pickupUid }, total: 129_000 }),
    );
    expect(answer.status).toBe(201);
    const [order] = await ordersOf(buyer.uid);
    expect(order!.items).toHaveLength(1);
    expect(order!.shipment).toMatchObject({ method: 'pickup', street: '', recipient: 'Budi Santoso' });
  });

  it('gives back what it holds when its customer cancels it', async () => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database);
    const { orderUid } = (await place(buyer, bodyOf(variantUid, buyer))).data as { orderUid: string };
    expect((await buyer.http.post(`customer/${orderUid}/cancel`)).status).toBe(200);
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 0 });
    const [order] = await ordersOf(buyer.uid);
    expect(order).toMatchObject({ status: 5, shipment: { state: 'cancelled' }, invoices: [{ status: 'void' }] });
  });
});

describe('an order that cannot be', () => {
  const cases: [string, (variantUid: string, buyer: Buyer) => object, number, string][] = [
    ['at a price that was not shown', () => ({ total: 1 }), 409, 'total'],
    ['for more than there is', (variantUid) => ({ items: [{ variantUid, quantity: 6 }] }), 409, 'items.0'],
    ['for a thing that is not sold', () => ({ items: [{ variantUid: randomUUID(), quantity: 1 }] }), 422, 'items.0'],
    ['for nothing', () => ({ items: [] }), 422, 'items'],
    ['for no piece', (variantUid) => ({ items: [{ variantUid, quantity: 0 }] }), 422, 'items.0.quantity'],
    ['for half a piece', (variantUid) => ({ items: [{ variantUid, quantity: 0.5 }] }), 422, 'items.0.quantity'],
    ['for a thing twice', (variantUid) => ({ items: Array(2).fill({ variantUid, quantity: 1 }) }), 422, 'items'],
    [
      'to an address of someone else',
      () => ({ shipping: { zoneUid: zones.courierUid, addressUid: randomUUID() } }),
      422,
      'shipping.addressUid',
    ],
    [
      'by a courier without an address',
      () => ({ shipping: { zoneUid: zones.courierUid } }),
      422,
      'shipping.addressUid',
    ],
    [
      'by a way that there is not',
      (_, { addressUid }) => ({ shipping: { zoneUid: randomUUID(), addressUid } }),
      422,
      'shipping.zoneUid',
    ],
    ['without a phone', () => ({ phoneNumber: '12' }), 422, 'phoneNumber'],
    ['with more than is asked for', () => ({ status: 4 }), 422, 'status'],
  ];
  it.each(cases)('%s is refused by its field and holds nothing', async (_, given, status, field) => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database);
    const answer = await place(buyer, bodyOf(variantUid, buyer, given(variantUid, buyer)));
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([status, field]);
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 0 });
    expect(await ordersOf(buyer.uid)).toEqual([]);
  });

  it('is refused to a blocked customer and to a visitor', async () => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database);
    await api.database.customer.update({ where: { uid: buyer.uid }, data: { blockedAt: new Date() } });
    expect((await place(buyer, bodyOf(variantUid, buyer))).status).toBe(403);
    expect((await api.anyone.post('customer/merchandise/order', bodyOf(variantUid, buyer))).status).toBe(401);
  });
});

describe('a quote', () => {
  const quote = async ({ http }: Pick<Buyer, 'http'>, body: object) =>
    quoteView.parse((await http.post('customer/merchandise/quote', body)).data);

  it('says what the cart costs and how it can be sent to an address of the customer', async () => {
    const buyer = await aBuyer();
    const { variantUid } = await aProduct(api.database);
    const items = [{ variantUid, quantity: 4 }];
    const view: QuoteView = await quote(buyer, { items, addressUid: buyer.addressUid });
    expect(view).toMatchObject({ goods: 516_000, weightGrams: 930, items: [{ variant: 'Hitam, L', available: 5 }] });
    expect(view.shipping.map(({ service, price }) => [service, price])).toEqual([
      ['Reguler', 9_000],
      ['Ambil sendiri', 0],
    ]);
  });

  const refusal = async ({ http }: Pick<Buyer, 'http'>, body: object) => {
    const { status, errors } = await http.post('customer/merchandise/quote', body);
    return [status, errors?.[0]];
  };

  it('offers a visitor only to pick up', async () => {
    const { variantUid } = await aProduct(api.database);
    const view = await quote({ http: api.anyone }, { items: [{ variantUid, quantity: 1 }] });
    expect(view.shipping.map(({ method }) => method)).toEqual(['pickup']);
  });

  it('is refused for an address that is not in the own book', async () => {
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    const { variantUid } = await aProduct(api.database);
    const items = [{ variantUid, quantity: 1 }];
    const error = { field: 'addressUid', message: 'Alamat ini tidak ada di buku alamatmu' };
    for (const http of [api.anyone, other.http])
      expect(await refusal({ http }, { items, addressUid: buyer.addressUid })).toEqual([422, error]);
    expect(await refusal(buyer, { items, addressUid: randomUUID() })).toEqual([422, error]);
  });

  it('is refused for a thing that there never was, by its place', async () => {
    const { variantUid } = await aProduct(api.database);
    const items = [variantUid, randomUUID()].map((uid) => ({ variantUid: uid, quantity: 1 }));
    const error = { field: 'items.1', message: 'Barang ini tidak ada. Hapus dari keranjangmu.' };
    expect(await refusal({ http: api.anyone }, { items })).toEqual([422, error]);
  });

  it('leaves out what is not sold any more', async () => {
    const { variantUid } = await aProduct(api.database, { published: false });
    const view = await quote({ http: api.anyone }, { items: [{ variantUid, quantity: 1 }] });
    expect(view).toMatchObject({ items: [], goods: 0, shipping: [] });
  });
});
