import type { Tx } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';

/** Who is signed in, as far as passwords and addresses are concerned. @throws Refusal 401 when there is nobody any more. */
export async function findOwner(tx: Tx, customerUid: string) {
  const owner = await tx.customer.findUnique({
    where: { uid: customerUid },
    select: { uid: true, name: true, email: true, phoneNumber: true, passwordHash: true, emailVerifiedAt: true },
  });
  if (!owner) throw new Refusal('TOKEN_REQUIRED', 401);
  return owner;
}
