import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import {
  type CreatedProduct,
  type ProductSummary,
  paymentSource,
  productContacts,
  productDetail,
  productService,
  productSummary,
} from '#contracts/sales/products.http';
import { paymentMethodView } from '#contracts/sales/payments.http';
import { aCause } from '#testing/giving';
import { aProduct } from '#testing/merchandise';
import { aSekeranjang } from '#testing/sekeranjang';
import { ListeningApi, type Person } from '../../../test/listening-api.js';
import { aPhoto } from '../../../test/pictures.js';

let world: ListeningApi;
let who: Person;
let photo: Buffer;
beforeAll(async () => {
  world = await ListeningApi.open({
    CONTACT_WHATSAPP: '6281234567890',
    CONTACT_EMAIL: 'bantu@patungan.test',
    CONTACT_INSTAGRAM: '@patungan.id',
    CONTACT_TWITTER: 'patungan_id',
    CONTACT_LINKEDIN: 'patungan',
  });
  who = await world.customer();
  photo = await aPhoto();
});
afterAll(() => world?.close());

const PRODUCTS = [
  'patungan',
  'seglowup',
  'rekafin',
  'merchandise',
  'sekeranjang',
  'setitip',
  'sekurban',
  'donation',
  'tip',
  'thr',
  'semabar',
];
const get = <T = unknown>(path: string, token?: string) => world.http.call<T>('GET', `/customer/${path}`, { token });
const create = (body: object, token: string | undefined = who.token) =>
  world.http.call<CreatedProduct>('POST', '/customer/product', { token, body });
function addPhoto(fields: Record<string, string>, token: string | undefined = who.token) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('proof', new Blob([new Uint8Array(photo)]), 'foto.jpg');
  return world.http.call('POST', '/customer/product/photos', { token, form });
}
const PROPOSAL = {
  product: 'sekeranjang',
  name: 'Wajan Anti Lengket',
  description: 'Wajan 28 cm yang ringan dan awet.',
  price: 145_000,
  quantity: 10,
  weightGrams: 1_300,
};

describe('the services', () => {
  it('are everything that takes money, each with its page and whether customers can add to it', async () => {
    const { data } = await get<unknown[]>('product/service');
    const services = data.map((row) => productService.parse(row));
    expect(services.map(({ product }) => product)).toEqual(PRODUCTS);
    expect(services.filter((service) => service.isOpenToProposals).map(({ product }) => product)).toEqual([
      'sekeranjang',
      'setitip',
    ]);
  });
});

describe('the products', () => {
  it('of all lines are one list, whose pages have each product once', async () => {
    await Promise.all([aProduct(world.database), aSekeranjang(world.database), aCause(world.database)]);
    const seen: ProductSummary[] = [];
    let total = Infinity;
    for (let page = 1; seen.length < total; page += 1) {
      const { data, meta } = await get<unknown[]>(`product?page=${page}&limit=7`);
      seen.push(...data.map((row) => productSummary.parse(row)));
      total = meta.total!;
      expect(data.length).toBe(Math.min(7, total - 7 * (page - 1)));
    }
    expect(new Set(seen.map(({ productUID }) => productUID)).size).toBe(total);
    expect(new Set(seen.map(({ product }) => product))).toEqual(
      new Set(['patungan', 'seglowup', 'merchandise', 'sekeranjang', 'donation']),
    );
    for (const { productUID, product, name } of seen) {
      const detail = productDetail.parse((await get(`product/detail?productUID=${productUID}`)).data);
      expect(detail).toMatchObject({ productUID, product, name });
      if (product !== 'donation') expect(detail.choices.length).toBeGreaterThan(0);
    }
  });

  it('of a brand begin at the price of a member, as in the list of brands', async () => {
    const { data: brands } = await get<ProviderSummary[]>('provider');
    const { data: products } = await get<ProductSummary[]>('product?product=patungan');
    const startOf = new Map(brands.map(({ uid, startingPrice }) => [uid, startingPrice]));
    expect(products.length).toBeGreaterThan(3);
    for (const { productUID, priceFrom } of products) expect(priceFrom).toBe(startOf.get(productUID));
  });

  it('can be asked for by product and by a word', async () => {
    const { productUid } = await aProduct(world.database);
    const { name } = await world.database.merchandiseProduct.update({
      where: { uid: productUid },
      data: { name: 'Topi 100% Katun' },
    });
    const { data } = await get<ProductSummary[]>('product?product=merchandise&keyword=100%25');
    expect(data.map((row) => row.name)).toEqual([name]);
    expect((await get<ProductSummary[]>('product?product=sekeranjang&keyword=100%25')).data).toEqual([]);
  });

  it.each([
    ['product?product=tidak-ada', 422, 'product'],
    ['product?limit=51', 422, 'limit'],
    ['product?urut=nama', 422, 'urut'],
    ['product/detail', 422, 'productUID'],
    ['product/detail?productUID=1', 422, 'productUID'],
  ])('%s is refused, naming the field', async (path, status, field) => {
    const answer = await get(path);
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([status, field]);
  });

  it('that are not shown are not found', async () => {
    const { uid } = await aSekeranjang(world.database, { state: 'proposed', proposerUid: who.uid });
    for (const productUID of [uid, randomUUID()])
      expect((await get(`product/detail?productUID=${productUID}`)).status).toBe(404);
  });
});

describe('a product of a customer', () => {
  it('is a proposal of its line, with pictures, the same one when it is sent again', async () => {
    const [first, again] = [await create(PROPOSAL), await create(PROPOSAL)];
    expect([first.status, again.data]).toEqual([201, first.data]);
    const { productUID } = first.data;
    expect((await addPhoto({ productUID, alt: 'Wajan hitam' })).status).toBe(200);
    expect((await addPhoto({ productUID })).status).toBe(200);
    const pictures = await world.database.sekeranjangPicture.findMany({ where: { productUid: productUID } });
    expect(pictures.map(({ alt }) => alt).toSorted()).toEqual(['Foto produk', 'Wajan hitam']);
    const row = await world.database.sekeranjangProduct.findUnique({
      where: { uid: productUID },
      include: { tiers: true },
    });
    expect(row).toMatchObject({ state: 'proposed', tiers: [{ buyers: 10, priceSen: 14_500_000n }] });
  });

  it('is a request of Setitip, with one picture', async () => {
    const { weightGrams: _, ...body } = { ...PROPOSAL, product: 'setitip', quantity: 2, link: 'https://toko.test/1' };
    const { productUID } = (await create(body)).data;
    expect(await world.database.errand.findUnique({ where: { uid: productUID } })).toMatchObject({
      state: 'requested',
      ceilingSen: 14_500_000n,
      quantity: 2,
      note: PROPOSAL.description,
    });
    expect((await addPhoto({ productUID })).status).toBe(200);
    expect((await addPhoto({ productUID })).status).toBe(409);
  });

  it.each([
    [{ product: 'merchandise' }, 'product'],
    [{ product: 'tidak-ada' }, 'product'],
    [{ name: ' ' }, 'name'],
    [{ description: 'Pendek' }, 'description'],
    [{ price: 999 }, 'price'],
    [{ quantity: 1 }, 'quantity'],
    [{ weightGrams: undefined }, 'weightGrams'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ product: 'setitip', link: '', price: 20_000 }, 'link'],
    [{ product: 'setitip', link: 'https://toko.test', price: 9_999 }, 'price'],
    [{ product: 'setitip', link: 'https://toko.test', quantity: 21 }, 'quantity'],
  ])('with %o is refused, naming the field', async (wrong, field) => {
    const { status, errors } = await create({ ...PROPOSAL, name: 'Panci Kukus', ...wrong });
    expect([status, errors?.[0]?.field]).toEqual([422, field]);
  });

  it.each([
    [{ price: -1 }, 'price', 'Minimal 1.000'],
    [{ price: 0 }, 'price', 'Minimal 1.000'],
    [{ price: 500 }, 'price', 'Minimal 1.000'],
    [{ price: 1_000.5 }, 'price', 'Harus berupa angka bulat'],
    [{ quantity: -1 }, 'quantity', 'Minimal 2'],
    [{ weightGrams: undefined }, 'weightGrams', 'Field ini wajib diisi'],
    [{ product: 'setitip', link: 'https://toko.test', price: 0 }, 'price', 'Minimal 10.000'],
  ])('with %o is told what its product asks for', async (wrong, field, message) => {
    const { status, errors } = await create({ ...PROPOSAL, name: 'Panci Kukus', ...wrong });
    expect([status, errors]).toEqual([422, [{ field, message }]]);
  });

  it('needs a customer, and its pictures come from the one who proposed it', async () => {
    const stranger = await world.customer();
    const { productUID } = (await create(PROPOSAL)).data;
    expect((await world.http.call('POST', '/customer/product', { body: PROPOSAL })).status).toBe(401);
    expect((await addPhoto({ productUID }, stranger.token)).status).toBe(404);
    expect((await addPhoto({ productUID: randomUUID() })).status).toBe(404);
  });
});

describe('of each product', () => {
  it.each(PRODUCTS)('%s says where to pay, from what, and where it is answered', async (product) => {
    const [payment, from, contact, store] = await Promise.all([
      get<unknown[]>(`${product}-payment`),
      get<unknown[]>(`${product}-payment-from`),
      get<unknown[]>(`${product}-contact?page=1&limit=2&type=main`),
      get(`${product}-contact?type=store`),
    ]);
    expect(payment.data.map((row) => paymentMethodView.parse(row).accountNumber.length > 5)).not.toHaveLength(0);
    expect(from.data.map((row) => paymentSource.parse(row).name)).toContain('BCA');
    expect(productContacts.parse(contact.data)).toEqual([
      { platform: 'wa', value: '+6281234567890', redirectUrl: 'https://wa.me/6281234567890' },
      { platform: 'email', value: 'bantu@patungan.test', redirectUrl: 'mailto:bantu@patungan.test' },
    ]);
    expect(contact.meta).toMatchObject({ page: 1, limit: 2, total: 5 });
    expect(productContacts.parse(store.data)).toEqual({
      instagram: '@patungan.id',
      twitter: 'patungan_id',
      linkedin: 'patungan',
      email: 'bantu@patungan.test',
      wa: '+6281234567890',
      waLink: 'https://wa.me/6281234567890',
    });
  });

  it('the contact has every platform of the specification that the settings name, with its value and link', async () => {
    const { data } = await get('sekeranjang-contact?page=1&limit=10&type=main');
    expect(data).toEqual([
      { platform: 'wa', value: '+6281234567890', redirectUrl: 'https://wa.me/6281234567890' },
      { platform: 'email', value: 'bantu@patungan.test', redirectUrl: 'mailto:bantu@patungan.test' },
      { platform: 'instagram', value: '@patungan.id', redirectUrl: 'https://www.instagram.com/patungan.id' },
      { platform: 'twitter', value: 'patungan_id', redirectUrl: 'https://x.com/patungan_id' },
      { platform: 'linkedin', value: 'patungan', redirectUrl: 'https://www.linkedin.com/company/patungan' },
    ]);
  });

  it('no other name has them, and an address that is written in full is never taken for one', async () => {
    for (const path of ['rahasia-payment', 'rahasia-payment-from', 'rahasia-contact', '-payment', 'sekeranjang-lain'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    // Of orders: asks for a token, so it was found.
    expect((await get('payment/confirm')).errors?.[0]?.field).toBe('orderUid');
    expect((await get('product/detail')).errors?.[0]?.field).toBe('productUID');
    expect((await get('contact')).status).toBe(200);
    expect((await get('sekeranjang-contact?type=lain')).errors?.[0]?.field).toBe('type');
  });

  it('a literal address wins over the pattern, also when it is registered later', async () => {
    const app = fastify();
    for (const suffix of ['payment', 'payment-from', 'contact'])
      app.get(`/:product-${suffix}`, async ({ params }) => [suffix, params]);
    app.get('/additional-payment', async () => 'literal');
    const answer = async (url: string) => (await app.inject(url)).body;
    expect(await answer('/additional-payment')).toBe('literal');
    expect(JSON.parse(await answer('/tip-payment'))).toEqual(['payment', { product: 'tip' }]);
    expect(JSON.parse(await answer('/tip-payment-from'))).toEqual(['payment-from', { product: 'tip' }]);
    await app.close();
  });
});
