import { errands } from '../products/errands/errands.line';
import { giving } from '../products/giving/giving.line';
import { merchandise } from '../products/merchandise/merchandise.line';
import { qurban } from '../products/qurban/qurban.line';
import { sekeranjang } from '../products/sekeranjang/sekeranjang.line';
import { subscriptions } from '../products/subscriptions/subscriptions.line';
import { venues } from '../products/venues/semabar.line';
import { vouchers } from '../products/vouchers/vouchers.line';
import type { ProductLine } from '../sales/product-line';

/** Every product line of the shop. The page of an order shows their parts in this order. */
export const PRODUCT_LINES: readonly ProductLine[] = [
  vouchers,
  subscriptions,
  merchandise,
  sekeranjang,
  errands,
  giving,
  qurban,
  venues,
];
