import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { movePayout } from '#runtime/sales/payouts.store';

interface Cancelled {
  reimbursement: { uid: string; orderUid: string };
  /** Locked. */
  payout: { uid: string; state: string };
  reason: string;
}

/**
 * It is not owed any more, and the worker reverses its posting; an admin may owe the cycle again by another one.
 * @throws DomainError IN_FILE, 409 when it is paid or cancelled.
 */
export async function cancelReimbursement(tx: Tx, { reimbursement, payout, reason }: Cancelled): Promise<void> {
  const { uid, orderUid } = reimbursement;
  await movePayout(tx, payout, 'cancel', { reason });
  await tx.reimbursement.update({ where: { uid }, data: { isCancelled: true }, select: { uid: true } });
  await announce(tx, 'reimbursement.cancelled', { orderUid, reimbursementUid: uid });
}
