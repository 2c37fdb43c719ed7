import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminSekeranjangProduct,
  adminSekeranjangProduct,
} from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import { sekeranjangDetail, sekeranjangSummary } from '#contracts/products/sekeranjang/sekeranjang.http';
import { creditView } from '#contracts/sales/credit.http';
import { adminRefund } from '#contracts/sales/refunds.admin.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { creditRefund, requestRefund } from '#runtime/sales/refunds.store';
import { sen } from '#domain/platform/sen';
import { aPayment } from '#testing/money-factories';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { HTML, aPhoto } from '../../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
let proposer: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
  proposer = await world.customer();
});
afterAll(() => world?.close());

const PRODUCT = {
  description: 'Blender kecil untuk satu gelas.',
  link: 'https://toko.test/blender',
  weightGrams: 450,
  maxBuyers: 20,
  promoEndAt: '2036-01-01T10:00:00.000Z',
  tiers: [
    { buyers: 5, price: 100_000 },
    { buyers: 10, price: 90_000 },
  ],
};
const PROPOSAL = {
  name: 'Blender Mini',
  description: 'Blender kecil untuk satu gelas.',
  link: 'https://toko.test/blender',
  price: '95000',
  target: '8',
  weightGrams: '450',
};
const asAdmin = (path: string, body?: object | FormData) =>
  world.http.call(body ? 'POST' : 'GET', `/admin/${path}`, {
    token: admin.token,
    ...(body instanceof FormData ? { form: body } : body && { body }),
  });
const create = (given: object = {}) =>
  asAdmin('sekeranjang-products', { name: `Blender ${randomUUID().slice(0, 6)}`, ...PRODUCT, ...given });
const aDraft = async (given: object = {}) => ((await create(given)).data as { uid: string }).uid;
const act = (uid: string, action: string, body: object = {}) => asAdmin(`sekeranjang-products/${uid}/${action}`, body);
const shown = async (uid: string): Promise<AdminSekeranjangProduct> =>
  adminSekeranjangProduct.parse((await asAdmin(`sekeranjang-products/${uid}`)).data);
async function formOf(fields: Record<string, string>, picture?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('proof', new Blob([new Uint8Array(picture)]), 'blender.jpg');
  return form;
}
const addPicture = async (uid: string, picture?: Buffer) =>
  asAdmin(
    `sekeranjang-products/${uid}/add-picture`,
    await formOf({ alt: 'Blender hijau' }, picture ?? (await aPhoto())),
  );
const propose = async (fields: object = {}, token = proposer.token) =>
  world.http.call('POST', '/customer/sekeranjang/product', { token, form: await formOf({ ...PROPOSAL, ...fields }) });
const addImage = async (sekeranjangUid: string, token = proposer.token, picture?: Buffer) =>
  world.http.call('POST', '/customer/sekeranjang/product/images', {
    token,
    form: await formOf({ sekeranjangUid, alt: 'Blender di dapur' }, picture ?? (await aPhoto())),
  });
const inShop = (uid: string) => world.http.call('GET', `/customer/sekeranjang/product/detail?sekeranjangUid=${uid}`);

describe('a proposal', () => {
  it('answers with its uid and its code, once, and is not shown before an admin accepts it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => propose()));
    expect(new Set(answers.map(({ status, data }) => `${status} ${String(data)}`)).size).toBe(1);
    const [uid, code] = (answers[0]!.data as string).split(',') as [string, string];
    expect(code).toMatch(/^SKR-\w{7}$/);
    expect((await inShop(uid)).status).toBe(404);
    expect((await addImage(uid)).status).toBe(200);
    const waiting = await shown(uid);
    expect(waiting).toMatchObject({
      state: 'proposed',
      proposerName: proposer.name,
      tiers: [{ buyers: 8, price: 95_000 }],
      pictures: [{ alt: 'Blender di dapur' }],
    });
    const { fileUid } = waiting.pictures[0]!;
    const picture = () => fetch(`${world.http.origin}/api/customer/sekeranjang/picture/${fileUid}`);
    expect((await picture()).status).toBe(404);

    expect((await act(uid, 'accept')).status).toBe(200);
    expect(sekeranjangDetail.parse((await inShop(uid)).data)).toMatchObject({
      sekeranjangCode: code,
      promoEndAt: 0,
      isAvailable: true,
      target: 8,
      price: 95_000,
    });
    expect([(await picture()).status, (await picture()).headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await addImage(uid)).toMatchObject({ status: 409, meta: { code: 'PROPOSAL_DECIDED' } });
    expect(await act(uid, 'reject', { reason: 'Berubah pikiran' })).toMatchObject({ status: 409 });
  });

  it('takes a picture that nothing describes: the name of the product does', async () => {
    const [uid] = ((await propose({ name: 'Blender Mini' })).data as string).split(',') as [string];
    const form = await formOf({ sekeranjangUid: uid }, await aPhoto());
    expect(
      (await world.http.call('POST', '/customer/sekeranjang/product/images', { token: proposer.token, form })).status,
    ).toBe(200);
    expect(await shown(uid)).toMatchObject({ pictures: [{ alt: 'Blender Mini' }] });
  });

  it('that is rejected keeps the reason for its customer', async () => {
    const [uid] = ((await propose({ name: 'Blender Besar' })).data as string).split(',') as [string];
    expect(await act(uid, 'reject', {})).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
    expect((await act(uid, 'reject', { reason: 'Tidak ada penjualnya' })).status).toBe(200);
    expect(await shown(uid)).toMatchObject({
      state: 'rejected',
      reason: 'Tidak ada penjualnya',
      allowedActions: ['add-picture'],
    });
  });

  it('takes pictures of its own customer only, and nothing that is no picture', async () => {
    const [uid] = ((await propose({ name: 'Blender Perak' })).data as string).split(',') as [string];
    expect((await addImage(uid, (await world.customer()).token)).status).toBe(404);
    expect((await addImage(uid, proposer.token, HTML)).status).toBe(422);
    expect((await shown(uid)).pictures).toEqual([]);
  });

  it('of one customer are five at most that wait', async () => {
    const { token } = await world.customer();
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await propose({ name: `Panci ${n}` }, token));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a link that is a script', { link: 'javascript:alert(1)' }, 'link'],
    ['a link with a password', { link: 'https://a:b@toko.test/' }, 'link'],
    ['half a rupiah', { price: '1000,5' }, 'price'],
    ['one buyer', { target: '1' }, 'target'],
    ['no weight', { weightGrams: '0' }, 'weightGrams'],
    ['a short description', { description: 'Bagus' }, 'description'],
    ['more than is asked for', { state: 'open' }, 'state'],
  ])('with %s is refused by its field', async (_, fields, field) => {
    expect(await propose(fields)).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it('needs a customer', async () => {
    expect((await propose({}, '')).status).toBe(401);
  });
});

describe('a product of the shop', () => {
  it('is created once however often it is sent, needs a picture, and is open then', async () => {
    const name = `Panci ${randomUUID().slice(0, 6)}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ name })));
    const [uid] = new Set(answers.map(({ data }) => (data as { uid: string }).uid));
    expect(await world.database.sekeranjangProduct.count({ where: { name } })).toBe(1);
    expect(await create({ name, weightGrams: 1 })).toMatchObject({ status: 422, errors: [{ field: 'name' }] });
    const shouted = await create({ name: name.toUpperCase() });
    expect(shouted).toMatchObject({ status: 422, errors: [{ field: 'name' }] });
    expect(await act(uid!, 'accept')).toMatchObject({ status: 409, meta: { code: 'NOT_READY_TO_SELL' } });
    await addPicture(uid!);
    expect((await act(uid!, 'accept')).status).toBe(200);
    expect(sekeranjangDetail.parse((await inShop(uid!)).data)).toMatchObject({
      promoEndAt: Date.parse(PRODUCT.promoEndAt) / 1_000,
      bestPrice: 90_000,
      placesLeft: 20,
    });
    const audit = await world.database.auditLog.findMany({ where: { subjectUid: uid! }, orderBy: { at: 'asc' } });
    expect(audit.map(({ action }) => action)).toEqual(['create', 'add-picture', 'accept']);
  });

  it('is changed by the version that was read; once accepted only its words', async () => {
    const uid = await aDraft();
    await addPicture(uid);
    const { name } = await shown(uid);
    const edit = (given: object, version: number) => act(uid, 'update', { name, ...PRODUCT, ...given, version });
    expect((await edit({ maxBuyers: 30 }, 1)).status).toBe(200);
    expect((await edit({ maxBuyers: 40 }, 1)).status).toBe(409);
    expect(await edit({ promoEndAt: '2020-01-01T10:00:00.000Z' }, 2)).toMatchObject({
      status: 422,
      errors: [{ field: 'promoEndAt' }],
    });
    await act(uid, 'accept');
    const { version } = await shown(uid);
    expect(await edit({ maxBuyers: 50 }, version)).toMatchObject({
      status: 409,
      meta: { code: 'ALREADY_PROMISED' },
      errors: [{ field: 'maxBuyers' }],
    });
    expect((await edit({ maxBuyers: 30, description: 'Blender untuk dua gelas.' }, version)).status).toBe(200);
  });

  it('is closed before its time by its due column', async () => {
    const uid = await aDraft();
    await addPicture(uid);
    await act(uid, 'accept');
    expect((await act(uid, 'close', { reason: 'Penjualnya habis stok' })).status).toBe(200);
    expect(sekeranjangDetail.parse((await inShop(uid)).data).isAvailable).toBe(false);
    expect((await shown(uid)).reason).toBe('Penjualnya habis stok');
    expect((await act(uid, 'close', { reason: 'Sekali lagi' })).status).toBe(409);
  });

  it('is found by a price that was stored as thousands too little', async () => {
    const name = `Murah ${randomUUID().slice(0, 8)}`;
    const low = await aSekeranjang(world.database, { name, ladder: [{ buyers: 3, priceSen: 10_000n }] });
    const right = await aSekeranjang(world.database, { name });
    const found = async (priceTooLow: boolean) => {
      const filter = encodeURIComponent(JSON.stringify({ q: name, priceTooLow }));
      return ((await asAdmin(`sekeranjang-products?filter=${filter}`)).data as { id: string }[]).map(({ id }) => id);
    };
    expect([await found(true), await found(false)]).toEqual([[low.uid], [right.uid]]);
  });

  it('names the parcel of each buyer, where an order is ended whose goods cannot be had', async () => {
    const { uid } = await aSekeranjang(world.database);
    const { uid: customerUid } = await world.customer();
    const status = ORDER_STATUS.processing;
    const { uid: orderUid } = await aSekeranjangOrder(world.database, { customerUid, productUid: uid, status });
    const shipment = await world.database.shipment.findFirstOrThrow({ where: { orderUid } });
    expect((await shown(uid)).shares).toMatchObject([{ orderUid, shipmentUid: shipment.uid }]);
  });

  it('is bought once it has reached its target, not before', async () => {
    const open = await aSekeranjang(world.database);
    expect((await act(open.uid, 'buy')).status).toBe(409);
    const reached = await aSekeranjang(world.database, {
      state: 'reached',
      endedAt: new Date(),
      finalBuyers: 5,
      finalPriceSen: 9000000n,
    });
    expect((await act(reached.uid, 'buy')).status).toBe(200);
    expect((await shown(reached.uid)).boughtAt).not.toBeNull();
    expect((await act(reached.uid, 'buy')).status).toBe(409);
  });

  it.each([
    ['no tier', { tiers: [] }, 'tiers'],
    ['a dearer tier for more buyers', { tiers: [PRODUCT.tiers[0], { buyers: 10, price: 100_001 }] }, 'tiers'],
    ['fewer buyers in a later tier', { tiers: PRODUCT.tiers.toReversed() }, 'tiers'],
    ['a tier above the most buyers', { maxBuyers: 9 }, 'tiers'],
    ['a price of nothing', { tiers: [{ buyers: 1, price: 0 }] }, 'tiers.0.price'],
    ['half a buyer', { maxBuyers: 9.5 }, 'maxBuyers'],
    ['an end that is past', { promoEndAt: '2020-01-01T10:00:00.000Z' }, 'promoEndAt'],
    ['a day that there is not', { promoEndAt: '2036-02-30' }, 'promoEndAt'],
    ['an end in the year 0', { promoEndAt: '0000-01-01T00:00:00Z' }, 'promoEndAt'],
    ['an end that is after the year 9999 in WIB', { promoEndAt: '9999-12-31T20:00:00Z' }, 'promoEndAt'],
    ['no weight', { weightGrams: 0 }, 'weightGrams'],
  ])('with %s is refused by its field', async (_, given, field) => {
    expect(await create(given)).toMatchObject({ status: 422, errors: [{ field }] });
  });
});

describe('the list of the shop', () => {
  it('has ten a page, what can be joined first', async () => {
    for (let n = 0; n < 11; n += 1) await aSekeranjang(world.database);
    await aSekeranjang(world.database, {
      state: 'missed',
      endedAt: new Date(),
      finalBuyers: 1,
      finalPriceSen: 10000000n,
    });
    const { data, meta } = await world.http.call('GET', '/customer/sekeranjang/product');
    const rows = (data as unknown[]).map((row) => sekeranjangSummary.parse(row));
    expect([rows.length, meta.page, meta.limit]).toEqual([10, 1, 10]);
    expect(rows.every(({ isAvailable }) => isAvailable)).toBe(true);
    const last = await world.http.call('GET', `/customer/sekeranjang/product?limit=1&page=${meta.total}`);
    expect((last.data as { isAvailable: boolean }[])[0]!.isAvailable).toBe(false);
  });

  it('shows who has paid with masked names, five a page', async () => {
    const { uid } = await aSekeranjang(world.database);
    for (let n = 0; n < 6; n += 1) {
      const { uid: customerUid } = await world.customer();
      const order = { customerUid, productUid: uid, status: ORDER_STATUS.processing };
      const { uid: orderUid } = await aSekeranjangOrder(world.database, order);
      await world.database.sekeranjangShare.update({
        where: { orderUid },
        data: { state: 'joined', joinedAt: new Date() },
      });
    }
    const { data, meta } = await world.http.call('GET', `/customer/sekeranjang/group?sekeranjangUid=${uid}`);
    expect([(data as unknown[]).length, meta.total]).toEqual([5, 6]);
    expect(data).toMatchObject([{ name: 'B**********o' }, {}, {}, {}, {}]);
  });
});

describe('the refund desk', () => {
  async function aCredit() {
    const buyer = await world.customer();
    const { uid: productUid } = await aSekeranjang(world.database);
    const order = { customerUid: buyer.uid, productUid, status: ORDER_STATUS.processing };
    const { uid: orderUid } = await aSekeranjangOrder(world.database, order);
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen: 10_900_000n });
    const amount = sen(1_000_000n);
    const { uid } = await world.database.transaction(async (tx) => {
      const asked = { paymentUid, amount, fee: amount, reason: 'Harga turun', by: 'system', at: new Date() };
      return creditRefund(tx, await requestRefund(tx, asked), new Date());
    });
    return { buyer, uid, orderUid };
  }
  const creditOf = async ({ token }: Person) =>
    creditView.parse((await world.http.call('GET', '/customer/credit', { token })).data);

  it('pays credit to a bank account, once of ten presses', async () => {
    const { buyer, uid, orderUid } = await aCredit();
    expect(await creditOf(buyer)).toMatchObject({ balance: 10_000, entries: [{ orderUid, reason: 'Harga turun' }] });
    const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi' };
    const body = { reference: 'TRX-778', ...account, reason: 'Disebut lewat WhatsApp' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => asAdmin(`refunds/${uid}/pay`, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await creditOf(buyer)).toEqual({ balance: 0, entries: [], returnable: 0, asked: [], spent: [] });
    const refund = adminRefund.parse((await asAdmin(`refunds/${uid}`)).data);
    expect(refund).toMatchObject({ state: 'paid', reference: 'TRX-778', bankName: 'BCA', allowedActions: [] });
    expect(await world.database.payout.findMany({ where: { refUid: uid } })).toMatchObject([
      { kind: 'refund', state: 'paid', amountSen: 1_000_000n, reference: 'TRX-778' },
    ]);
  });

  it.each([
    ['no reference', { reference: ' ' }, 'reference'],
    ['a long account', { reference: 'TRX-1', accountNumber: '1'.repeat(41) }, 'accountNumber'],
    ['another amount', { reference: 'TRX-1', amount: 1 }, 'amount'],
  ])('refuses %s by its field', async (_, body, field) => {
    const { uid } = await aCredit();
    expect(await asAdmin(`refunds/${uid}/pay`, body)).toMatchObject({ status: 422, errors: [{ field }] });
  });
});
