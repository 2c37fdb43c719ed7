import { GOODS_BOOKS } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import { type Quote, goodsSen } from '#domain/products/errands/errand';
import type { ShippingOption } from '#domain/sales/shipping/shipping-option';
import type { Errand } from '#runtime/generated/prisma/client';
import { THING_POSITION } from '#runtime/products/errands/errands.line';
import type { StoredZone } from '#runtime/sales/shipping/courier';

/** Of the payment page: not digital. */
export const PROVIDER_TYPE = 2;

/** The things, the fee, then the way to the customer. All of it is the shop's income. */
export function itemsOf({ uid, name, code }: Errand, quote: Quote, { zone, price }: ShippingOption<StoredZone>) {
  const thing = {
    refUid: uid,
    title: name,
    quantity: quote.quantity,
    unitPriceSen: quote.unitPriceSen,
    feeSen: goodsSen(quote),
    details: {
      sku: code,
      providerName: 'Setitip',
      providerColor: '#08A081',
      providerType: PROVIDER_TYPE,
      packageName: name,
      books: GOODS_BOOKS,
    },
  };
  const fee = itemOf(uid, 'Jasa titip', sen(quote.feeSen), { isService: true });
  const shipping = itemOf(zone.uid, `Ongkos kirim ${zone.service}`, price, { isShipping: true });
  return [thing, ...fee, ...shipping].map((item, index) => ({ position: THING_POSITION + index, ...item }));
}

/** None for what is free. */
const itemOf = (refUid: string, title: string, price: bigint, details: { isService: true } | { isShipping: true }) =>
  price > 0n ? [{ refUid, title, quantity: 1, unitPriceSen: price, feeSen: price, details }] : [];
