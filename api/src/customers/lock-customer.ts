import type { Tx } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';

/** Locks the customer's row: of two clicks at once the second sees what the first has done. @throws Refusal 404. */
export async function lockCustomer(tx: Tx, customerUid: string) {
  await tx.$queryRaw`SELECT 1 AS locked FROM customer WHERE uid = ${customerUid}::uuid FOR UPDATE`;
  const customer = await tx.customer.findUnique({
    where: { uid: customerUid },
    select: { blockedAt: true, blockedReason: true },
  });
  if (!customer) throw new Refusal('NOT_FOUND', 404);
  return customer;
}
