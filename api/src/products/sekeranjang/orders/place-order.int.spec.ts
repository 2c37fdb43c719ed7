import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sekeranjangOrder } from '#contracts/products/sekeranjang/sekeranjang.http';
import { Config } from '#runtime/platform/config/config';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { anAddress, shippingZones } from '#testing/merchandise';
import { aSekeranjang } from '#testing/sekeranjang';
import { untilServed } from '#testing/until-served';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
let zones: Awaited<ReturnType<typeof shippingZones>>;
beforeAll(async () => {
  api = await openApi();
  zones = await shippingZones(api.database);
});
afterAll(() => api.close());

async function aBuyer() {
  const { uid } = await aCustomer(api.database);
  const { uid: addressUid } = await anAddress(api.database, uid);
  return { uid, addressUid, http: api.customer(uid) };
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const bodyOf = (sekeranjangCode: string, { addressUid }: Buyer, given: object = {}) => ({
  name: 'Budi Santoso',
  email: 'budi@patungan.test',
  phone: '0812-3456-7890',
  address: addressUid,
  zoneUid: zones.courierUid,
  sekeranjangCode,
  total: 109_000,
  ...given,
});
const place = ({ http }: Buyer, body: object) => http.post('customer/sekeranjang/order', body);
const withKey = (buyer: Buyer, key: string, body: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/customer/sekeranjang/order',
    headers: { authorization: `Bearer ${api.tokenOf(buyer.uid)}`, 'idempotency-key': key },
    payload: body,
  });
const raceOf = (uid: string) =>
  api.database.sekeranjangProduct.findUniqueOrThrow({ where: { uid }, select: { held: true, joined: true } });

describe('an order of Sekeranjang', () => {
  it('answers with its uid, takes a place, and is written with items, invoice, and a parcel that waits for its goods', async () => {
    const buyer = await aBuyer();
    const { uid, code } = await aSekeranjang(api.database);
    const answer = await place(buyer, bodyOf(code, buyer));
    expect(answer.status).toBe(201);
    const orderUid = answer.data as string;
    const order = await api.database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      include: { items: { orderBy: { position: 'asc' } }, invoices: true, shipment: true },
    });
    expect(order).toMatchObject({
      productLine: 'sekeranjang',
      phoneNumber: '6281234567890',
      status: 1,
      totalSen: 10_900_000n,
      items: [
        { title: 'Blender Mini', quantity: 1, unitPriceSen: 10_000_000n, feeSen: 10_000_000n, refUid: uid },
        { title: 'Ongkos kirim Reguler', unitPriceSen: 900_000n },
      ],
      invoices: [{ purpose: 'purchase', status: 'open', amountSen: 10_900_000n }],
      shipment: { state: 'waiting', awaitsGoods: true, city: 'Kota Depok', weightGrams: 500 },
    });
    expect(await raceOf(uid)).toEqual({ held: 1, joined: 0 });
    const shown = sekeranjangOrder.parse(
      (await buyer.http.get(`customer/sekeranjang/order/detail?orderUid=${orderUid}`)).data,
    );
    expect(shown).toMatchObject({ orderUid, share: 'held', price: 100_000, grandTotal: 109_000, canUploadProof: true });
  });

  it('is shown in full by both keys of its link, and by its number alone without the buyer and the parcel', async () => {
    const buyer = await aBuyer();
    const { code } = await aSekeranjang(api.database);
    const { data: orderUid } = await place(buyer, bodyOf(code, buyer));
    const path = `customer/sekeranjang/order/detail?orderUid=${String(orderUid)}`;
    const whole = sekeranjangOrder.parse((await buyer.http.get(path)).data);
    expect((await api.anyone.get(`${path}&customerUid=${buyer.uid}`)).data).toEqual(whole);
    const other = await aBuyer();
    const { customerUid: _, credit: __, shipment: ___, ...glance } = whole;
    for (const http of [api.anyone, other.http]) expect((await http.get(path)).data).toEqual(glance);
    for (const http of [api.anyone, other.http, buyer.http])
      expect((await http.get(`${path}&customerUid=${other.uid}`)).status).toBe(404);
  });

  it('answers an expired token with 401 instead of a glance, so that the shop renews it', async () => {
    const buyer = await aBuyer();
    const { code } = await aSekeranjang(api.database);
    const { data: orderUid } = await place(buyer, bodyOf(code, buyer));
    const answer = await api.app.inject({
      url: `/api/customer/sekeranjang/order/detail?orderUid=${String(orderUid)}`,
      headers: { authorization: 'Bearer expired' },
    });
    expect([answer.statusCode, answer.json<{ meta: { code: string } }>().meta.code]).toEqual([401, 'TOKEN_REQUIRED']);
  });

  it('of two hundred buyers at once for fifty places fifty get one', async () => {
    const { uid, code } = await aSekeranjang(api.database, { maxBuyers: 50 });
    const buyers = await Promise.all(Array.from({ length: 200 }, aBuyer));
    const answers = await Promise.all(buyers.map((buyer) => untilServed(() => place(buyer, bodyOf(code, buyer)))));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([50, 150]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      meta: { code: 'SEKERANJANG_FULL', message: 'Semua tempat untuk Blender Mini sudah terisi.' },
      errors: [{ field: 'sekeranjangCode' }],
    });
    expect(await raceOf(uid)).toEqual({ held: 50, joined: 0 });
    expect(await api.database.sekeranjangShare.count({ where: { productUid: uid } })).toBe(50);
  }, 60_000);

  it('is the same order for the same key, also when it is pressed ten times at once', async () => {
    const buyer = await aBuyer();
    const { uid, code } = await aSekeranjang(api.database);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => withKey(buyer, key, bodyOf(code, buyer))));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json<{ data: string }>().data}`)).size).toBe(
      1,
    );
    expect(answers[0]!.statusCode).toBe(201);
    expect(await raceOf(uid)).toEqual({ held: 1, joined: 0 });
    // A retry is one whatever has been read of the price since.
    const later = await withKey(buyer, key, { ...bodyOf(code, buyer), total: 1 });
    expect(later.json()).toEqual(answers[0]!.json());
    const other = await withKey(buyer, key, bodyOf(code, buyer, { name: 'Ani' }));
    expect(other.json<{ meta: { code: string } }>().meta.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is one of a customer in a product: another one is refused until the first is closed', async () => {
    const buyer = await aBuyer();
    const { uid, code } = await aSekeranjang(api.database);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => withKey(buyer, randomUUID(), bodyOf(code, buyer, { name: `Budi ${n}` }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const orderUid = answers.find(({ statusCode }) => statusCode === 201)!.json<{ data: string }>().data;
    expect((await buyer.http.post(`customer/${orderUid}/cancel`)).status).toBe(200);
    expect(await raceOf(uid)).toEqual({ held: 0, joined: 0 });
    expect((await place(buyer, bodyOf(code, buyer))).status).toBe(201);
  });

  it('asks how it can be sent to an address of the own book only', async () => {
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    const { uid } = await aSekeranjang(api.database);
    const path = `customer/sekeranjang/shipping?sekeranjangUid=${uid}&addressUid=${buyer.addressUid}`;
    expect((await buyer.http.get(path)).data).toHaveLength(2);
    for (const http of [api.anyone, other.http])
      expect(await http.get(path)).toMatchObject({ status: 422, errors: [{ field: 'addressUid' }] });
  });

  it('is sent to the shipping address where there is one, and is picked up without any', async () => {
    const buyer = await aBuyer();
    const other = await anAddress(api.database, buyer.uid, { label: 'Kantor', city: 'Kota Bandung', isMain: false });
    const [sent, picked] = [await aSekeranjang(api.database), await aSekeranjang(api.database)];
    const { data: orderUid } = await place(buyer, bodyOf(sent.code, buyer, { shippingAddress: other.uid }));
    expect(await api.database.shipment.findUnique({ where: { orderUid: orderUid as string } })).toMatchObject({
      city: 'Kota Bandung',
    });
    const counter = { zoneUid: zones.pickupUid, address: null, total: 100_000 };
    expect((await place(buyer, bodyOf(picked.code, buyer, counter))).status).toBe(201);
  });
});

describe('an order with the fields of the specification alone', () => {
  const bare = (sekeranjangCode: string, given: object) => ({
    name: 'Budi Santoso',
    email: 'budi@patungan.test',
    phone: '0812-3456-7890',
    sekeranjangCode,
    ...given,
  });
  const shipmentOf = (orderUid: unknown) =>
    api.database.shipment.findUnique({ where: { orderUid: orderUid as string } });

  it('is sent to the address that is written out, by the cheapest courier to its city, at the price of now', async () => {
    const buyer = await aBuyer();
    const { code } = await aSekeranjang(api.database);
    await api.database.shippingZone.create({
      data: {
        name: 'Jawa',
        service: 'Kilat',
        method: 'courier',
        regions: ['31', '32', '33'],
        position: 0,
        rates: { create: [{ upToGrams: 2_000, priceSen: 1_900_000n }] },
      },
    });
    const shippingAddress = 'Jl. Melati 5 RT 2, Beji, Kota Depok, Jawa Barat 16421';
    const answer = await place(buyer, bare(code, { address: 'Jl. Mawar 1, Bandung', shippingAddress }));
    expect(answer.status).toBe(201);
    expect(await shipmentOf(answer.data)).toMatchObject({
      service: 'Reguler',
      recipient: 'Budi Santoso',
      phoneNumber: '6281234567890',
      street: shippingAddress,
      city: 'Kota Depok',
      province: '32',
      postalCode: '16421',
    });
    const { totalSen } = await api.database.order.findUniqueOrThrow({ where: { uid: answer.data as string } });
    expect(totalSen).toBe(10_900_000n);
  });

  it('takes an empty shipping address, as a form sends it, for none', async () => {
    const buyer = await aBuyer();
    const { code } = await aSekeranjang(api.database);
    const address = 'Jl. Melati 5 RT 2, Beji, Kota Depok, Jawa Barat 16421';
    const answer = await place(buyer, bare(code, { address, shippingAddress: ' ' }));
    expect(await shipmentOf(answer.data)).toMatchObject({ street: address });
    expect(await place(buyer, bare(code, { address, shippingAddress: 'Jl' }))).toMatchObject({
      status: 422,
      errors: [{ field: 'shippingAddress', message: 'Minimal 5 karakter' }],
    });
  });

  describe('where the city reads as two', () => {
    const aZone = (regions: string[], priceSen: bigint) =>
      api.database.shippingZone.create({
        data: {
          name: regions.join(),
          service: 'Hemat',
          method: 'courier',
          regions,
          position: 0,
          rates: { create: [{ upToGrams: 2_000, priceSen }] },
        },
      });
    beforeAll(async () => {
      await aZone(['32/Kota Bogor', '32/Kab. Bogor', '32/Kota Sukabumi'], 100_000n);
      await aZone(['32'], 200_000n);
    });
    afterAll(() => api.database.shippingZone.updateMany({ where: { service: 'Hemat' }, data: { active: false } }));

    it.each(['Bogor', 'BOGOR ', 'Kota Bogor', 'Kab.  Bogor'])(
      'is sent for the price of the zone in which both lie: %s',
      async (city) => {
        const buyer = await aBuyer();
        const { code } = await aSekeranjang(api.database);
        const answer = await place(buyer, bare(code, { address: `Jl. Melati 5, ${city}, Jawa Barat` }));
        expect(answer.status).toBe(201);
        expect(await shipmentOf(answer.data)).toMatchObject({ service: 'Hemat', priceSen: 100_000n });
      },
    );

    it('is asked for where they lie in different ones', async () => {
      const buyer = await aBuyer();
      const { uid, code } = await aSekeranjang(api.database);
      const answer = await place(buyer, bare(code, { shippingAddress: 'Jl. Melati 5, Sukabumi, Jawa Barat' }));
      const message = expect.stringMatching(/^Ada Kota Sukabumi dan Kabupaten Sukabumi.+ Tulis yang mana/);
      expect(answer).toMatchObject({ status: 422, errors: [{ field: 'shippingAddress', message }] });
      expect(await raceOf(uid)).toEqual({ held: 0, joined: 0 });
    });
  });

  it('is sent to the address of the book, or to `address` where there is no other one', async () => {
    const buyer = await aBuyer();
    const [first, second] = [await aSekeranjang(api.database), await aSekeranjang(api.database)];
    const { data: inBook } = await place(buyer, bare(first.code, { shippingAddress: buyer.addressUid }));
    expect(await shipmentOf(inBook)).toMatchObject({ city: 'Kota Depok', street: 'Jl. Melati 5 RT 2' });
    const { data: own } = await place(buyer, bare(second.code, { address: 'Jl. Mawar 1, Jakarta Pusat' }));
    expect(await shipmentOf(own)).toMatchObject({ city: 'Kota Administrasi Jakarta Pusat', province: '31' });
  });

  it.each([
    ['no address', {}, 'address', 'Alamat wajib diisi kalau dikirim kurir'],
    [
      'no city and no province',
      { shippingAddress: 'Jl. Melati 5 RT 2' },
      'shippingAddress',
      /Tulis juga kota, provinsi, dan kode posnya/,
    ],
    ['a place where no courier goes', { address: 'Jl. Mawar 1, Jayapura, Papua' }, 'address', /Belum ada kurir/],
  ])('names what is missing: %s', async (_, given, field, message) => {
    const buyer = await aBuyer();
    const { uid, code } = await aSekeranjang(api.database);
    const answer = await place(buyer, bare(code, given));
    expect(answer).toMatchObject({ status: 422, errors: [{ field, message: expect.stringMatching(message) }] });
    expect(await raceOf(uid)).toEqual({ held: 0, joined: 0 });
  });
});

describe('an order that cannot be', () => {
  const past = new Date(Date.now() - 1_000);
  const soon = new Date(Date.now() + 40 * 60_000);
  const cases: [string, object, (buyer: Buyer) => object, number, string][] = [
    ['at a price that was not shown', {}, () => ({ total: 1 }), 409, 'total'],
    ['in the last hour before the end', { promoEndAt: soon }, () => ({}), 409, 'sekeranjangCode'],
    ['after the end', { promoEndAt: past }, () => ({}), 409, 'sekeranjangCode'],
    ['for a proposal', { state: 'proposed' }, () => ({}), 422, 'sekeranjangCode'],
    ['for a code that there is not', {}, () => ({ sekeranjangCode: 'SKR-0' }), 422, 'sekeranjangCode'],
    ['to an address of someone else', {}, () => ({ address: randomUUID() }), 422, 'address'],
    ['to a shipping address of someone else', {}, () => ({ shippingAddress: randomUUID() }), 422, 'shippingAddress'],
    [
      'with an own address of someone else',
      {},
      (b) => ({ address: randomUUID(), shippingAddress: b.addressUid }),
      422,
      'address',
    ],
    ['by a courier without an address', {}, () => ({ address: null }), 422, 'address'],
    ['by a way that there is not', {}, () => ({ zoneUid: randomUUID() }), 422, 'zoneUid'],
    ['without a phone', {}, () => ({ phone: '12' }), 422, 'phone'],
    ['without an e-mail', {}, () => ({ email: 'budi' }), 422, 'email'],
    ['without a name', {}, () => ({ name: ' ' }), 422, 'name'],
    ['with more than is asked for', {}, () => ({ price: 1 }), 422, 'price'],
  ];
  it.each(cases)('%s is refused by its field and takes no place', async (_, product, given, status, field) => {
    const buyer = await aBuyer();
    const { uid, code } = await aSekeranjang(api.database, product);
    const answer = await place(buyer, bodyOf(code, buyer, given(buyer)));
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([status, field]);
    expect(await raceOf(uid)).toEqual({ held: 0, joined: 0 });
    expect(await api.database.order.count({ where: { customerUid: buyer.uid } })).toBe(0);
  });

  it('is refused to a blocked customer and to a visitor', async () => {
    const buyer = await aBuyer();
    const { code } = await aSekeranjang(api.database);
    await api.database.customer.update({ where: { uid: buyer.uid }, data: { blockedAt: new Date() } });
    expect((await place(buyer, bodyOf(code, buyer))).status).toBe(403);
    expect((await api.anyone.post('customer/sekeranjang/order', bodyOf(code, buyer))).status).toBe(401);
  });
});

it('no invariant is broken', async () => {
  const { databaseUrl } = api.app.get(Config, { strict: false });
  expect(await brokenInvariants(databaseUrl, { settled: false })).toEqual([]);
});
