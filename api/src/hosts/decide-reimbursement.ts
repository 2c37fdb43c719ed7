import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/domain-error';
import { type ReimbursementState, reimbursementMoves } from '#domain/hosts/reimbursement';
import type { Tx } from '#runtime/db/database';
import { lockRow } from '#runtime/db/lock-row';
import type { Prisma } from '#runtime/generated/prisma/client';

type Action = ReturnType<typeof reimbursementMoves.actionsOn>[number];

/** Locks the reimbursement and takes one step of its table: paid at most once whatever is pressed. @throws DomainError 404, or 409 when the step is not open (any more). */
export async function decideReimbursement(
  tx: Tx,
  uid: string,
  action: Action,
  decision: Prisma.ReimbursementUncheckedUpdateInput,
) {
  await lockRow(tx, 'reimbursement', uid);
  const reimbursement = await tx.reimbursement.findUnique({ where: { uid } });
  if (!reimbursement) throw new DomainError('REIMBURSEMENT_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  const state = reimbursementMoves.after(reimbursement.state as ReimbursementState, action, 'admin');
  await tx.reimbursement.update({
    where: { uid, state: reimbursement.state },
    data: { ...decision, state, version: { increment: 1 } },
    select: { uid: true },
  });
  return reimbursement;
}
