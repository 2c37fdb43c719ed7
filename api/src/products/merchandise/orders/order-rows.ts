import { hash } from 'node:crypto';
import type { PlaceMerchandiseBody, PlacedMerchandise } from '#contracts/products/merchandise/merchandise.http';
import { pathAfterOrder } from '#contracts/shop-paths';
import { normalisePhone } from '#domain/platform/phone';
import { sen, toRupiah } from '#domain/platform/sen';
import type { ShippingOption } from '#domain/sales/shipping/shipping-option';
import type { Address } from '#runtime/generated/prisma/client';
import type { WantedVariant } from '#runtime/products/merchandise/stock.store';
import type { ShipTo, StoredZone } from '#runtime/sales/shipping/shipments.store';

/** Of the payment page: not digital. */
const PROVIDER_TYPE = 2;

/** Which request an order was placed by. */
export interface Request {
  hash: string;
  /** Without a key the same things to the same place are a retry while the order is unpaid. */
  retryKey: string;
}

export function requestOf(body: PlaceMerchandiseBody): Request {
  const items = body.items.map(({ variantUid, quantity }) => `${variantUid} ${quantity}`).toSorted();
  const { zoneUid, addressUid = null } = body.shipping;
  const digest = (asked: unknown[]) => hash('sha256', JSON.stringify(asked), 'base64url');
  return {
    hash: digest([body.name, body.email, normalisePhone(body.phoneNumber), items, zoneUid, addressUid, body.total]),
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
    details: { sku, slug: product.slug, size, colour, ...namesOf(title) },
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

/** A copy of the address: the order keeps it. */
export const shipTo = ({
  recipient,
  phoneNumber,
  street,
  district,
  city,
  province,
  postalCode,
  note,
}: Address): ShipTo => ({
  recipient,
  phoneNumber,
  street,
  district,
  city,
  province,
  postalCode,
  note,
});

/** The answer to a placed order: the same whether it was made now or found again. */
export function answer(order: {
  uid: string;
  customerUid: string;
  number: string;
  totalSen: bigint;
  dueAt: Date | null;
}): PlacedMerchandise {
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
