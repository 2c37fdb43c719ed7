import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';

/** The oldest order of the customer for a member's seat of this provider that waits for its payment; null: none. */
export async function findPayableSeat(tx: Tx, customerUid: string, provider: string): Promise<string | null> {
  const seat = await tx.account.findFirst({
    where: {
      role: 'regular',
      order: { customerUid, status: ORDER_STATUS.awaitingPayment },
      variant: { package: { provider: { slug: provider } } },
    },
    orderBy: [{ order: { createdAt: 'asc' } }, { uid: 'asc' }],
    select: { orderUid: true },
  });
  return seat?.orderUid ?? null;
}
