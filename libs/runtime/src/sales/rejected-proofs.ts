import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';

/** Whether no further proof of this invoice is taken. docs/rules/orders.md#deadline */
export const takesNoProof = async (tx: Tx, { uid: invoiceUid }: { uid: string }): Promise<boolean> =>
  (await tx.payment.count({ where: { invoiceUid, state: 'rejected' } })) >= MOST_REJECTED_PROOFS;

/** The same of the invoice by which an order is bought. */
export const takesNoProofOf = async (tx: Tx, orderUid: string): Promise<boolean> =>
  (await tx.payment.count({ where: { orderUid, invoice: { purpose: 'purchase' }, state: 'rejected' } })) >=
  MOST_REJECTED_PROOFS;

/** @throws DomainError TOO_MANY_PROOFS when no further proof of this invoice is taken. */
export async function refuseAfterManyRejections(tx: Tx, invoice: { uid: string }): Promise<void> {
  if (await takesNoProof(tx, invoice)) throw new DomainError('TOO_MANY_PROOFS', ERROR_MESSAGE.TOO_MANY_PROOFS);
}

/** Why the last proof was rejected of an order that has expired with it; null: it has not, or its time was over. */
export async function closedByProofs(tx: Tx, orderUid: string): Promise<{ reason: string | null } | null> {
  const last = await tx.payment.findFirst({
    where: { orderUid, invoice: { purpose: 'purchase' }, order: { status: ORDER_STATUS.expired } },
    orderBy: { submittedAt: 'desc' },
    select: { state: true, reason: true },
  });
  if (last?.state !== 'rejected' || !(await takesNoProofOf(tx, orderUid))) return null;
  return { reason: last.reason };
}
