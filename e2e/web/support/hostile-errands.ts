import { buyErrandFields, quoteErrandBody } from '#contracts/products/errands/errands.admin.http';
import {
  type ErrandDetail,
  type OrderedErrand,
  orderErrandBody,
  requestErrandFields,
} from '#contracts/products/errands/errands.http';
import { type CreatedProduct, createProductBody, productPhotoFields } from '#contracts/sales/products.http';
import { errandPath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';
import { type HostilePerson, aPhone, hostileForm } from './hostile-person.js';

const QUOTE = { unitPrice: 50_000, fee: 10_000, weightGrams: 300, days: 3 };

/**
 * Two errands with hostile texts: one with a quote, one that was bought. Needs the zones of merchandise.
 * @returns paths of the shop that show the texts to the buyer.
 */
export async function fillErrands(
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  buyer: HostilePerson,
): Promise<string[]> {
  const asked = async (n: number) => {
    const link = `https://toko.test/${n}`;
    const body = fields.fill(requestErrandFields, { link, quantity: '1', ceiling: '100000' });
    const { uid } = await buyer.upload<{ uid: string }>('/setitip', body);
    await admin.ask('POST', `/errands/${uid}/quote`, {
      body: fields.fill(quoteErrandBody, { ...QUOTE, version: 1 }),
    });
    return uid;
  };
  const [open, errandUid] = [await asked(1), await asked(2)];
  const ways = await buyer.get<ShippingOptionView[]>(`/setitip/shipping?errandUid=${errandUid}`);
  const { zoneUid, price } = ways[0]!;
  const { quote } = await buyer.get<ErrandDetail>(`/setitip/detail?errandUid=${errandUid}`);
  const facts = { errandUid, email: buyer.email, phoneNumber: aPhone(), shipping: { zoneUid } };
  const order = await buyer.post<OrderedErrand>(
    '/setitip/order',
    fields.fill(orderErrandBody, { ...facts, total: quote!.total + price }),
  );
  await buyer.pay(order);
  await admin.confirm(order);
  await shop.settled();
  await admin.ask('POST', `/errands/${errandUid}/buy`, {
    form: await hostileForm(fields.fill(buyErrandFields, { cost: '40000' })),
  });
  await propose(fields, buyer);
  return [PAGE.setitip, errandPath(open), errandPath(errandUid), orderPath(order.orderUid)];
}

/** By the call about products, to be decided in the console. */
async function propose(fields: HostileFields, buyer: HostilePerson): Promise<void> {
  const facts = { product: 'sekeranjang', price: 90_000, quantity: 5, weightGrams: 300 };
  const link = 'https://toko.test/3';
  const { productUID } = await buyer.post<CreatedProduct>(
    '/product',
    fields.fill(createProductBody, { ...facts, link }),
  );
  await buyer.upload('/product/photos', fields.fill(productPhotoFields, { productUID }));
}
