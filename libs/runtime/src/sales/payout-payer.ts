import type { Sen } from '#domain/platform/sen';
import { countsTogether, whyOtherPayer } from '#domain/sales/payouts/payout';
import type { ActingAdmin } from '#domain/sales/refunds/refund';
import type { Payout } from '#runtime/generated/prisma/client';
import { checkSecondAdmin, isOnePerson } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';

/** What one person has approved and records counts together. @throws DomainError OWN_PAYOUT, NOT_SECOND_ADMIN. */
export async function checkFourEyes(
  tx: Tx,
  payout: Pick<Payout, 'uid' | 'kind' | 'approvedByUid' | 'amountSen'>,
  { uid: byUid }: ActingAdmin,
  at: Date,
  from: Sen,
): Promise<void> {
  const { approvedByUid: firstUid, amountSen, uid: subjectUid } = payout;
  if (firstUid === null) return;
  const pair = { firstUid, byUid, at, permission: 'payouts.approve' } as const;
  if (!(await isOnePerson(tx, pair))) return;
  const alone = { kind: 'payout', byUid, at } as const;
  const isCounted = countsTogether(payout.kind);
  const { aloneSen, ways } = isCounted ? await decidedAlone(tx, alone) : { aloneSen: 0n, ways: '' };
  const refusal = whyOtherPayer(amountSen, from, aloneSen, ways);
  // Of two accounts of one person the refusal names the other one.
  if (refusal && firstUid !== byUid) await checkSecondAdmin(tx, pair);
  if (refusal) throw refusal;
  if (isCounted) await noteDecidedAlone(tx, { ...alone, subjectUid, amountSen });
}
