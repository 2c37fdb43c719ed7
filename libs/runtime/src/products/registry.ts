import { errands } from '#runtime/products/errands/errands.line';
import { giving } from '#runtime/products/giving/giving.line';
import { merchandise } from '#runtime/products/merchandise/merchandise.line';
import { qurban } from '#runtime/products/qurban/qurban.line';
import { sekeranjang } from '#runtime/products/sekeranjang/sekeranjang.line';
import { subscriptions } from '#runtime/products/subscriptions/subscriptions.line';
import { vouchers } from '#runtime/products/vouchers/vouchers.line';
import { venues } from '#runtime/products/venues/venues.line';
import type { ProductLine } from '#runtime/sales/product-line';
import { shipping } from '#runtime/sales/shipping/shipping.line';

/** Every product line, in the sequence in which sales asks them: those that lock rows before the order's come first. */
export const PRODUCT_LINES: readonly ProductLine[] = [
  subscriptions,
  merchandise,
  sekeranjang,
  qurban,
  errands,
  venues,
  vouchers,
  giving,
  shipping,
];
