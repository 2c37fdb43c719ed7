import type { Tx } from '#runtime/db/database';
import { lockRow } from '#runtime/db/lock-row';
import { Refusal } from '../http/refusal.js';

/** Locks the customer's row: of two clicks at once the second sees what the first has done. @throws Refusal 404, also when only a pseudonym is left. */
export async function lockCustomer(tx: Tx, customerUid: string) {
  await lockRow(tx, 'customer', customerUid);
  const customer = await tx.customer.findUnique({
    where: { uid: customerUid, erasedAt: null },
    select: { blockedAt: true, blockedReason: true, email: true, phoneNumber: true },
  });
  if (!customer) throw new Refusal('NOT_FOUND', 404);
  return customer;
}
