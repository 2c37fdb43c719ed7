import { GOODS_BOOKS } from '#domain/sales/ledger/postings';
import { hash } from 'node:crypto';
import type { PlaceMerchandiseBody, PlacedMerchandise } from '#contracts/products/merchandise/merchandise.http';
import { pathAfterOrder } from '#contracts/shop-paths';
import { readPhone } from '#domain/platform/phone';
import { sen, toRupiah } from '#domain/platform/sen';
import type { ShippingOption } from '#domain/sales/shipping/shipping-option';
import type { WantedVariant } from '#runtime/products/merchandise/stock.store';
import type { StoredZone } from '#runtime/sales/shipping/courier';
import type { OrderRequest, PlacedOrder } from '../../../sales/placing/order-placing.js';

/** Of the payment page: not digital. */
const PROVIDER_TYPE = 2;

/** By what the same request is known again; without a key the same things to the same place are a retry. */
export function digestsOf(body: PlaceMerchandiseBody): Pick<OrderRequest, 'requestHash' | 'retryKey'> {
  const items = body.items.map(({ variantUid, quantity }) => `${variantUid} ${quantity}`).toSorted();
  const { zoneUid, addressUid = null } = body.shipping;
  const digest = (asked: unknown[]) => hash('sha256', JSON.stringify(asked), 'base64url');
  return {
    requestHash: digest([body.name, body.email, readPhone(body.phoneNumber), items, zoneUid, addressUid]),
    retryKey: `merchandise ${digest([items, zoneUid, addressUid])}`,
  };
}

/** The things, then the way to the customer. All of it is the shop's income. */
export function itemsOf(wanted: WantedVariant[], { zone, price }: ShippingOption<StoredZone>) {
  const things = wanted.map(({ uid, title, quantity, priceSen, sku, size, colour, product }, index) => ({
    position: index + 1,
    refUid: uid,
    title,
    quantity,
    unitPriceSen: priceSen,
    feeSen: BigInt(quantity) * priceSen,
    details: { sku, slug: product.slug, size, colour, ...namesOf(title), books: GOODS_BOOKS },
  }));
  if (price === 0n) return things;
  const shipping = {
    position: things.length + 1,
    refUid: zone.uid,
    title: `Ongkos kirim ${zone.service}`,
    unitPriceSen: price,
    feeSen: price,
    details: { isShipping: true },
  };
  return [...things, shipping];
}

/** As lists of orders and the payment page call it. */
const namesOf = (title: string) => ({
  providerName: 'Merchandise',
  providerColor: '#08A081',
  providerType: PROVIDER_TYPE,
  packageName: title,
});

/** The answer to a placed order: the same whether it was made now or found again. */
export function answer(order: PlacedOrder): PlacedMerchandise {
  const { uid: orderUid, customerUid } = order;
  return {
    orderUid,
    customerUid,
    orderNumber: order.number,
    redirectUrl: pathAfterOrder('ready', { orderUid, customerUid, providerType: PROVIDER_TYPE }),
    grandTotal: toRupiah(sen(order.totalSen)),
    dueAt: order.dueAt?.toISOString() ?? null,
  };
}
