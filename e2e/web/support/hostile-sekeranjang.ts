import {
  type AdminSekeranjangProduct,
  addSekeranjangPictureFields,
  createSekeranjangBody,
  updateSekeranjangBody,
} from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import {
  paySekeranjangFields,
  placeSekeranjangBody,
  proposalPictureFields,
  proposeSekeranjangFields,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import { reasonBody } from '#contracts/platform/common.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { sekeranjangOrderPath, sekeranjangPath, sekeranjangSuccessPath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { formOf } from '#testing/http';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';
import { type HostilePerson, aPhone, hostileForm } from './hostile-person.js';

const PRICE = 90_000;
const FACTS = {
  link: 'https://toko.test/sekeranjang',
  weightGrams: 300,
  maxBuyers: null,
  promoEndAt: null,
  tiers: [{ buyers: 1, price: PRICE }],
};

/**
 * A proposal that is rejected, two products with hostile texts (one as it was made, one as it was edited), and an order.
 * Needs the zones of merchandise.
 * @returns paths of the shop that show the texts to the buyer.
 */
export async function fillSekeranjang(
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  buyer: HostilePerson,
): Promise<string[]> {
  await propose(admin, fields, buyer);
  const offer = async (body: object, edited?: object) => {
    const resource = '/sekeranjang-products';
    const { uid } = await admin.ask<{ uid: string }>('POST', resource, { body });
    if (edited) await admin.ask('POST', `${resource}/${uid}/update`, { body: edited });
    const form = await hostileForm(fields.fill(addSekeranjangPictureFields));
    await admin.ask('POST', `${resource}/${uid}/add-picture`, { form });
    await admin.ask('POST', `${resource}/${uid}/accept`);
    return admin.ask<AdminSekeranjangProduct>('GET', `${resource}/${uid}`);
  };
  const made = await offer(fields.fill(createSekeranjangBody, FACTS));
  const edited = await offer(
    { ...FACTS, name: 'Blender', description: 'Blender isi ulang' },
    fields.fill(updateSekeranjangBody, { ...FACTS, version: 1 }),
  );

  const ways = await buyer.get<ShippingOptionView[]>(`/sekeranjang/shipping?sekeranjangUid=${made.id}`);
  const { zoneUid, price } = ways[0]!;
  const facts = { email: buyer.email, phone: aPhone(), zoneUid, total: PRICE + price };
  await buyer.isRefused('/sekeranjang/order', fields.fill(placeSekeranjangBody, { ...facts, name: 'Budi' }));
  const order = fields.fill(placeSekeranjangBody, { ...facts, sekeranjangCode: made.code });
  const orderUid = await buyer.post<string>('/sekeranjang/order', order);
  const proof = { orderUid, bankFrom: 'BCA', accountName: 'Ani Wijaya' };
  await buyer.upload('/sekeranjang/order/payment', fields.fill(paySekeranjangFields, proof), 'PATCH');
  await admin.confirm({ orderUid });
  await admin.ask('POST', `/sekeranjang-products/${made.id}/close`, { body: fields.fill(reasonBody) });
  await shop.settled();
  return [
    PAGE.sekeranjang,
    ...[made, edited].map(({ id }) => sekeranjangPath(id)),
    sekeranjangOrderPath(edited.id),
    sekeranjangSuccessPath(made.id, orderUid),
    orderPath(orderUid),
  ];
}

/** With a picture; rejected in the console. */
async function propose(admin: Admin, fields: HostileFields, buyer: HostilePerson): Promise<void> {
  const facts = { link: FACTS.link, price: String(PRICE), target: '5', weightGrams: '300' };
  const proposal = fields.fill(proposeSekeranjangFields, facts) as Record<string, string>;
  const answer = await buyer.submit<string>('/sekeranjang/product', formOf(proposal));
  const sekeranjangUid = answer.split(',')[0]!;
  await buyer.upload('/sekeranjang/product/images', fields.fill(proposalPictureFields, { sekeranjangUid }));
  await admin.ask('POST', `/sekeranjang-products/${sekeranjangUid}/reject`, { body: fields.fill(reasonBody) });
}
