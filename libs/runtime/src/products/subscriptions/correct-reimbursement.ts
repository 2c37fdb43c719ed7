import type { Sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { movePayout } from '#runtime/sales/payouts.store';

interface Corrected {
  reimbursement: { uid: string; orderUid: string; amountSen: bigint; correctionSen: bigint };
  /** Locked, and still open. */
  payout: { uid: string; state: string };
  to: Sen;
  /** The admin who names the amount; null: it is less by the days that were not used. */
  byUid: string | null;
}

/** Another amount for what is owed but not paid yet: it has to be approved again, and the ledger follows. */
export async function correctReimbursement(tx: Tx, { reimbursement, payout, to, byUid }: Corrected): Promise<void> {
  const { uid, orderUid, amountSen: fromSen, correctionSen } = reimbursement;
  if (to === fromSen) return;
  await movePayout(tx, payout, 'correct', { amountSen: to, approvedBy: null, approvedAt: null });
  await tx.reimbursement.update({
    where: { uid },
    data: { amountSen: to, correctionSen: correctionSen + to - fromSen, ...(byUid && { pricedByUid: byUid }) },
    select: { uid: true },
  });
  const { uid: correctionUid } = await tx.reimbursementCorrection.create({
    data: { reimbursementUid: uid, fromSen, toSen: to, unused: byUid === null },
    select: { uid: true },
  });
  await announce(tx, 'reimbursement.corrected', { orderUid, reimbursementUid: uid, correctionUid });
}
