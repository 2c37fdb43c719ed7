import { billTakenBack } from '#domain/products/subscriptions/periods/bill-taken-back';
import type { Tx } from '#runtime/platform/db/database';

/** Why the next period of the seat of an order is not billed, although it was; null: its last bill stands, or there was none. */
export async function findBillTakenBack(db: Tx, orderUid: string): Promise<string | null> {
  const last = await db.invoice.findFirst({
    where: { orderUid, purpose: 'renewal' },
    orderBy: [{ createdAt: 'desc' }, { number: 'desc' }],
    select: {
      status: true,
      order: {
        select: {
          number: true,
          account: { select: { renewal: { select: { paidUntil: true, stoppedAt: true, endedAt: true } } } },
        },
      },
    },
  });
  const renewal = last?.order.account?.renewal;
  return last?.status === 'void' && renewal ? billTakenBack({ ...renewal, orderNumber: last.order.number }) : null;
}
