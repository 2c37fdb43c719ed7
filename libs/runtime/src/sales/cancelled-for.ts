import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { NO_ADMIN } from '#runtime/sales/no-admin';

/** Why an admin has cancelled an order, alone or with its group; null: its customer or a rule has. */
export async function cancelledFor(tx: Tx, orderUid: string): Promise<string | null> {
  const last = await tx.orderHistory.findFirst({
    where: { orderUid, toStatus: ORDER_STATUS.cancelled },
    orderBy: { id: 'desc' },
    select: { by: true, why: true },
  });
  return last && !NO_ADMIN.includes(last.by) ? last.why : null;
}
