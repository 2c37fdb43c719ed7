import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDay } from '../../../messages/format.js';

/** Until when a seat that has got its access is paid, as the end of a paragraph; empty of a host, and once the seat has ended. */
export async function readPaidTime(tx: Tx, accountUid: string): Promise<string> {
  const renewal = await tx.seatRenewal.findUnique({
    where: { accountUid },
    select: { paidUntil: true, endedAt: true },
  });
  if (!renewal || renewal.endedAt) return '';
  return ` Langgananmu aktif sampai ${formatWibDay(lastMomentOf(renewal.paidUntil))}.`;
}
