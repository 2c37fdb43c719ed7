import type { Tx } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';

/** The signed-in customer's credentials and addresses. @throws Refusal 401 when the customer is erased or gone. */
export async function findOwner(tx: Tx, customerUid: string) {
  const owner = await tx.customer.findUnique({
    where: { uid: customerUid },
    select: { uid: true, name: true, email: true, phoneNumber: true, passwordHash: true, emailVerifiedAt: true },
  });
  if (!owner) throw new Refusal('TOKEN_REQUIRED', 401);
  return owner;
}
