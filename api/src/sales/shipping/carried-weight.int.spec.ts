import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { packedWeight } from '#domain/sales/shipping/shipping-option';
import { aProduct, shippingZones } from '#testing/merchandise';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

/** What no zone carries is not prepared for sale: nobody could order it. docs/rules/shipping.md#zones */
let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const HEAVIEST = 50_000 - packedWeight(0);
const TOO_HEAVY = {
  status: 422,
  meta: { code: 'TOO_HEAVY' },
  errors: [{ field: 'weightGrams', message: expect.stringContaining('49.') }],
};
const post = (path: string, body: object) => api.admin.post(`admin/${path}`, body);

const PRODUCT = { description: 'Kulkas dua pintu.', link: '', maxBuyers: 20, promoEndAt: null };
const aBasket = (weightGrams: number) =>
  post('sekeranjang-products', {
    ...PRODUCT,
    name: `Kulkas ${randomUUID()}`,
    weightGrams,
    tiers: [{ buyers: 5, price: 100_000 }],
  });

it('a product of Sekeranjang that was prepared before the first zone is not accepted while it is heavier than any carries', async () => {
  const { status, data } = await aBasket(HEAVIEST + 1);
  expect(status).toBe(200);
  const { uid } = data as { uid: string };
  await shippingZones(api.database);
  expect(await post(`sekeranjang-products/${uid}/accept`, {})).toMatchObject(TOO_HEAVY);
});

describe('once zones are on', () => {
  it('a product of Sekeranjang is neither made nor made heavier than any of them carries', async () => {
    expect(await aBasket(HEAVIEST + 1)).toMatchObject(TOO_HEAVY);
    const name = `Kulkas ${randomUUID()}`;
    const facts = { ...PRODUCT, name, weightGrams: HEAVIEST, tiers: [{ buyers: 5, price: 100_000 }] };
    const { status, data } = await post('sekeranjang-products', facts);
    expect(status).toBe(200);
    const edit = { ...facts, weightGrams: HEAVIEST + 1, version: 1 };
    expect(await post(`sekeranjang-products/${(data as { uid: string }).uid}/update`, edit)).toMatchObject(TOO_HEAVY);
  });

  it('a variant is neither made nor made heavier, and one that has become too heavy keeps its weight with another price', async () => {
    const { productUid, variantUid } = await aProduct(api.database);
    const facts = { colour: 'Putih', price: 129_000, active: true };
    const variant = (weightGrams: number) =>
      post('merchandise-variants', {
        ...facts,
        productUid,
        sku: `SKU-${weightGrams}`,
        size: `${weightGrams}`,
        weightGrams,
      });
    expect(await variant(HEAVIEST + 1)).toMatchObject(TOO_HEAVY);
    expect(await variant(HEAVIEST)).toMatchObject({ status: 200 });
    const edit = async (weightGrams: number, price: number) => {
      const { version } = await api.database.merchandiseVariant.findUniqueOrThrow({ where: { uid: variantUid } });
      return post(`merchandise-variants/${variantUid}/update`, { weightGrams, price, active: true, version });
    };
    expect(await edit(HEAVIEST + 1, 129_000)).toMatchObject(TOO_HEAVY);
    await api.database.merchandiseVariant.update({ where: { uid: variantUid }, data: { weightGrams: 60_000 } });
    expect(await edit(60_000, 140_000)).toMatchObject({ status: 200 });
  });
});
