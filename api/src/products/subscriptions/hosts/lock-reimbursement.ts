import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Tx } from '#runtime/platform/db/database';
import { lockPayout } from '#runtime/sales/payouts.store';

/** Locks the payout of a reimbursement: all decisions about the money take this lock. @throws DomainError 404. */
export async function lockReimbursement(tx: Tx, uid: string) {
  const found = await tx.reimbursement.findUnique({ where: { uid }, select: { payoutUid: true } });
  if (!found) throw new DomainError('REIMBURSEMENT_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  const payout = await lockPayout(tx, found.payoutUid);
  return { ...(await tx.reimbursement.findUniqueOrThrow({ where: { uid } })), payout };
}
