import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import type { Tx } from '#runtime/platform/db/database';

/** @throws DomainError TOO_MANY_PROOFS when no further proof of this invoice is taken. docs/rules/orders.md#deadline */
export async function refuseAfterManyRejections(tx: Tx, { uid: invoiceUid }: { uid: string }): Promise<void> {
  if ((await tx.payment.count({ where: { invoiceUid, state: 'rejected' } })) >= MOST_REJECTED_PROOFS)
    throw new DomainError('TOO_MANY_PROOFS', ERROR_MESSAGE.TOO_MANY_PROOFS);
}
