import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Refusal } from '../../platform/http/errors/refusal.js';

/**
 * Locks the customer's row, so that of two concurrent requests the second sees the effect of the first.
 * @throws Refusal 404, also for an erased customer
 */
export async function lockCustomer(tx: Tx, customerUid: string) {
  await lockRow(tx, 'customer', customerUid);
  const customer = await tx.customer.findUnique({
    where: { uid: customerUid, erasedAt: null },
    select: { blockedAt: true, blockedReason: true, email: true, emailVerifiedAt: true, phoneNumber: true },
  });
  if (!customer) throw new Refusal('NOT_FOUND', 404);
  return customer;
}

/**
 * The same for a request of the customer's own: sent in the last moment before an erasure, it waits for it and is refused then, so that
 * nothing is left of a person who is gone. @throws Refusal TOKEN_REQUIRED.
 */
export async function lockOwnCustomer(tx: Tx, customerUid: string): Promise<void> {
  await lockRow(tx, 'customer', customerUid);
  if (!(await tx.customer.count({ where: { uid: customerUid, erasedAt: null } })))
    throw new Refusal('TOKEN_REQUIRED', 401);
}
