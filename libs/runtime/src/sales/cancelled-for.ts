import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Actor } from '#domain/platform/transitions';
import type { Tx } from '#runtime/platform/db/database';
import { NO_ADMIN } from '#runtime/sales/no-admin';

/** Who has cancelled an order last, and why: an admin (alone or with its group), its customer, or the system; `by` null: nobody has. */
export async function lastCancelling(tx: Tx, orderUid: string): Promise<{ by: Actor | null; why: string | null }> {
  const last = await tx.orderHistory.findFirst({
    where: { orderUid, toStatus: ORDER_STATUS.cancelled },
    orderBy: { id: 'desc' },
    select: { by: true, why: true },
  });
  if (!last) return { by: null, why: null };
  return { by: NO_ADMIN.includes(last.by) ? (last.by as Actor) : 'admin', why: last.why };
}

/** Why an admin has cancelled an order, alone or with its group; null: its customer or a rule has. */
export async function cancelledFor(tx: Tx, orderUid: string): Promise<string | null> {
  const { by, why } = await lastCancelling(tx, orderUid);
  return by === 'admin' ? why : null;
}
