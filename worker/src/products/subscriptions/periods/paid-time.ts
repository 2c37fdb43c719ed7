import { waitsForAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDay } from '../../../messages/format.js';

/** Until when a seat is paid, as the end of a paragraph; empty of a host, before the first access, and once the seat has ended. docs/rules/periods.md#first-day */
export async function readPaidTime(tx: Tx, accountUid: string): Promise<string> {
  const renewal = await tx.seatRenewal.findUnique({
    where: { accountUid },
    select: {
      paidUntil: true,
      endedAt: true,
      account: { select: { status: true, access: { select: { accountUid: true } } } },
    },
  });
  if (!renewal || renewal.endedAt || waitsForAccess(renewal.account)) return '';
  return ` Langgananmu aktif sampai ${formatWibDay(lastMomentOf(renewal.paidUntil))}.`;
}
