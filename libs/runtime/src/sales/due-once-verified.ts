import { paymentDeadline } from '#domain/sales/orders/deadline';
import type { Tx } from '#runtime/platform/db/database';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import type { SoldOrder } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';

/**
 * Until when an unpaid order can be paid once the e-mail is verified at `at`; null when no e-mail shortens its time, or that is
 * no later than `dueAt`. As `CustomerOrders.verified` does it. docs/rules/orders.md#unpaid-orders
 */
export async function dueOnceVerified(
  db: Tx,
  lines: ProductLines,
  order: SoldOrder & { verifyBy: Date | null },
  dueAt: Date,
  at: Date,
): Promise<Date | null> {
  if (!order.verifyBy) return null;
  const due = await lines.capDue(db, order, paymentDeadline(at, openingHours()));
  return due > dueAt ? due : null;
}
