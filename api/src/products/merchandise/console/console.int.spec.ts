import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminMerchandiseVariant,
  adminMerchandiseVariant,
  adminProduct,
} from '#contracts/products/merchandise/merchandise.admin.http';
import { merchandiseDetail, merchandiseSummary } from '#contracts/products/merchandise/merchandise.http';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { aPhoto, HTML } from '../../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

const call = (path: string, body?: object | FormData) =>
  world.http.call(body ? 'POST' : 'GET', `/admin/${path}`, {
    token: admin.token,
    ...(body instanceof FormData ? { form: body } : body && { body }),
  });
const uidOf = async (path: string, body: object) => ((await call(path, body)).data as { uid: string }).uid;
const slug = () => `kaus-${randomUUID().slice(0, 8)}`;
const PRODUCT = { name: 'Kaus', description: 'Kaus katun', details: 'Katun\nAdem', position: 3 };
const VARIANT = { size: 'L', colour: 'Hitam', weightGrams: 220, price: 129_000, active: true };

const aProduct = async () => {
  const key = slug();
  return { uid: await uidOf('merchandise-products', { slug: key, ...PRODUCT }), slug: key };
};
const aVariant = (productUid: string, given: object = {}) =>
  uidOf('merchandise-variants', { productUid, sku: `SKU-${randomUUID().slice(0, 8)}`, ...VARIANT, ...given });
const variantOf = async (uid: string): Promise<AdminMerchandiseVariant> =>
  adminMerchandiseVariant.parse((await call(`merchandise-variants/${uid}`)).data);
async function addPicture(productUid: string, picture?: Buffer, alt = 'Kaus hitam') {
  const form = new FormData();
  form.set('alt', alt);
  form.set('proof', new Blob([new Uint8Array(picture ?? (await aPhoto()))]), 'kaus.jpg');
  return call(`merchandise-products/${productUid}/add-picture`, form);
}
const inShop = (key: string) => world.http.call('GET', `/customer/merchandise/detail?slug=${key}`);

describe('a product', () => {
  it('is sold once it has a picture and a variant, and is hidden again', async () => {
    const { uid, slug: key } = await aProduct();
    const publish = () => call(`merchandise-products/${uid}/publish`, {});
    expect(await publish()).toMatchObject({ status: 409, meta: { code: 'NOT_READY_TO_SELL' } });
    await aVariant(uid);
    expect((await publish()).status).toBe(409);
    expect((await addPicture(uid)).status).toBe(200);
    expect((await inShop(key)).status).toBe(404);
    expect((await publish()).status).toBe(200);
    const shown = merchandiseDetail.parse((await inShop(key)).data);
    expect(shown).toMatchObject({ details: ['Katun', 'Adem'], variants: [{ price: 129_000, available: 0 }] });
    expect((await call(`merchandise-products/${uid}/hide`, {})).status).toBe(200);
    expect((await inShop(key)).status).toBe(404);
    expect(await world.database.auditLog.count({ where: { subjectUid: uid } })).toBe(4);
  });

  it('has pictures that anyone may see and keep, made anew from what was sent', async () => {
    const { uid } = await aProduct();
    await addPicture(uid);
    const { pictures } = adminProduct.parse((await call(`merchandise-products/${uid}`)).data);
    const answer = await fetch(`${world.http.origin}${pictures[0]!.url}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).includes('Telepon Rahasia')).toBe(false);
    expect(await addPicture(uid, HTML)).toMatchObject({ status: 422 });
    expect(await addPicture(uid, undefined, '')).toMatchObject({ status: 422, errors: [{ field: 'alt' }] });
    const { fileUid } = pictures[0]!;
    for (let times = 0; times < 2; times += 1)
      expect((await call(`merchandise-products/${uid}/remove-picture`, { fileUid })).status).toBe(200);
    expect((await fetch(`${world.http.origin}${pictures[0]!.url}`)).status).toBe(404);
  });

  it('keeps its last picture while it is sold', async () => {
    const { uid } = await aProduct();
    await aVariant(uid);
    await addPicture(uid);
    await call(`merchandise-products/${uid}/publish`, {});
    const { pictures } = adminProduct.parse((await call(`merchandise-products/${uid}`)).data);
    const { fileUid } = pictures[0]!;
    expect((await call(`merchandise-products/${uid}/remove-picture`, { fileUid })).status).toBe(409);
  });

  it('shows no proof of a payment as its picture', async () => {
    const file = await world.database.file.create({
      data: {
        kind: 'blacklist-evidence',
        contentType: 'image/webp',
        key: `proofs/${randomUUID()}.webp`,
        sha256: '0',
        bytes: 1,
        width: 1,
        height: 1,
      },
    });
    expect((await world.http.call('GET', `/customer/merchandise/picture/${file.uid}`)).status).toBe(404);
  });

  it('is changed by the version that was read, and made once however often it is sent', async () => {
    const key = slug();
    const create = () => uidOf('merchandise-products', { slug: key, ...PRODUCT });
    const [uid, again] = [await create(), await create()];
    expect(again).toBe(uid);
    const change = (name: string) => call(`merchandise-products/${uid}/update`, { ...PRODUCT, name, version: 1 });
    expect((await change('Kaus Baru')).status).toBe(200);
    expect((await change('Kaus Lain')).status).toBe(409);
    expect(await call('merchandise-products', { slug: key, ...PRODUCT, name: 'Mug' })).toMatchObject({
      status: 422,
      errors: [{ field: 'slug' }],
    });
  });
});

describe('a variant', () => {
  const create = (productUid: string, given: object) =>
    call('merchandise-variants', { productUid, sku: `SKU-${randomUUID().slice(0, 8)}`, ...VARIANT, ...given });

  it.each(['putih', 'Ｐutih', ' PUTIH'])(
    'is the same in the colour %j as in Putih, and is refused by its field',
    async (colour) => {
      const { uid } = await aProduct();
      await aVariant(uid, { size: 'XL', colour: 'Putih' });
      expect(await create(uid, { size: 'xl', colour })).toMatchObject({
        status: 422,
        errors: [{ field: 'size', message: 'Ukuran dan warna ini sudah ada' }],
      });
      expect((await create(uid, { size: null, colour })).status).toBe(200);
      expect((await create((await aProduct()).uid, { size: 'xl', colour })).status).toBe(200);
    },
  );

  it('has an SKU that no other has in other letters either', async () => {
    const { uid } = await aProduct();
    const sku = `KAUS ${randomUUID().slice(0, 8)}`;
    await aVariant(uid, { sku, colour: 'Merah' });
    for (const typed of [sku.toLowerCase(), sku.replace('K', 'Ｋ'), ` ${sku.replace(' ', '  ')}`])
      expect(await create(uid, { sku: typed, colour: 'Biru' })).toMatchObject({
        status: 422,
        errors: [{ field: 'sku', message: 'SKU ini sudah dipakai' }],
      });
  });

  it('that is typed twice in two ways at once is made once', async () => {
    const { uid } = await aProduct();
    const answers = await Promise.all(['Hijau', 'hijau', 'HIJAU'].map((colour) => create(uid, { colour })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('is made once when its request is sent twice at once', async () => {
    const { uid } = await aProduct();
    const sku = `SKU-${randomUUID().slice(0, 8)}`;
    const uids = await Promise.all([1, 2].map(() => aVariant(uid, { sku })));
    expect(new Set(uids).size).toBe(1);
  });
});

describe('the stock of a variant', () => {
  const move = (uid: string, body: object) =>
    call(`merchandise-variants/${uid}/move-stock`, {
      kind: 'received',
      quantity: 5,
      reason: 'Kiriman pabrik',
      ...body,
    });

  it('is what its movements say, each on record', async () => {
    const uid = await aVariant((await aProduct()).uid);
    expect((await move(uid, { version: 1 })).status).toBe(200);
    expect((await move(uid, { kind: 'lost', quantity: 1, version: 2 })).status).toBe(200);
    expect((await move(uid, { kind: 'counted', quantity: 3, version: 3 })).status).toBe(200);
    expect(await variantOf(uid)).toMatchObject({
      stock: 3,
      available: 3,
      movements: [{ quantity: -1 }, { quantity: -1 }, { quantity: 5, reason: 'Kiriman pabrik', by: admin.name }],
    });
  });

  it('counts a movement once that is sent ten times at once', async () => {
    const uid = await aVariant((await aProduct()).uid);
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(uid, { version: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await variantOf(uid)).stock).toBe(5);
  });

  it('is never less than what unpaid orders hold', async () => {
    const uid = await aVariant((await aProduct()).uid);
    await move(uid, { version: 1 });
    await world.database.merchandiseVariant.update({ where: { uid }, data: { held: 2 } });
    expect(await move(uid, { kind: 'lost', quantity: 4, version: 2 })).toMatchObject({
      status: 422,
      meta: { code: 'STOCK_IS_HELD' },
      errors: [{ field: 'quantity' }],
    });
    expect((await variantOf(uid)).stock).toBe(5);
  });

  it.each([
    ['a movement that there is not', { kind: 'sold' }, 'kind'],
    ['less than nothing', { quantity: -1 }, 'quantity'],
    ['half a piece', { quantity: 0.5 }, 'quantity'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('refuses %s', async (_, body, field) => {
    const uid = await aVariant((await aProduct()).uid);
    expect(await move(uid, { version: 1, ...body })).toMatchObject({ status: 422, errors: [{ field }] });
    expect((await variantOf(uid)).stock).toBe(0);
  });

  it('is of a size and colour that the product has once, at a price', async () => {
    const { uid: productUid } = await aProduct();
    await aVariant(productUid);
    const create = (given: object) =>
      call('merchandise-variants', { productUid, sku: 'SKU-LAIN', ...VARIANT, ...given });
    expect(await create({})).toMatchObject({ status: 422, errors: [{ field: 'size' }] });
    expect(await create({ size: 'M', price: 0 })).toMatchObject({ status: 422, errors: [{ field: 'price' }] });
    expect(await create({ size: 'M', productUid: randomUUID() })).toMatchObject({
      status: 422,
      errors: [{ field: 'productUid' }],
    });
  });
});

describe('the list of the shop', () => {
  it('has what is sold, by name, page by page', async () => {
    const name = `Kaus ${randomUUID().slice(0, 6)}`;
    for (const position of [2, 1]) {
      const { uid } = await aProduct();
      await aVariant(uid);
      await addPicture(uid);
      await call(`merchandise-products/${uid}/update`, { ...PRODUCT, name, position, version: 1 });
      await call(`merchandise-products/${uid}/publish`, {});
    }
    const query = new URLSearchParams({ keyword: name, limit: '1', page: '2' });
    const answer = await world.http.call('GET', `/customer/merchandise?${query}`);
    expect(answer.meta).toMatchObject({ total: 2, page: 2 });
    expect(merchandiseSummary.parse((answer.data as unknown[])[0])).toMatchObject({ name, soldOut: true });
    const wild = await world.http.call('GET', `/customer/merchandise?keyword=${encodeURIComponent('%')}`);
    expect(wild.meta.total).toBe(0);
  });
});
