import type { Tx } from '#runtime/platform/db/database';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { matchCustomer } from '#runtime/identity/match-customer';
import type { CustomerRecords } from '#runtime/identity/customer-records';

/**
 * The customer has opened a link that was mailed to `email`: it is verified if it is still theirs, unpaid orders get the
 * ordinary time, and the blacklist is asked.
 */
export async function markVerified(
  tx: Tx,
  records: CustomerRecords,
  { uid, email }: { uid: string; email: string },
  now: Date,
): Promise<void> {
  const mine = await tx.customer.count({ where: { uid, email } });
  if (mine === 0) return;
  await matchCustomer(tx, uid, factsOf({ email, isEmailCertain: true }), now);
  const { count } = await tx.customer.updateMany({
    where: { uid, email, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  });
  if (count > 0) await records.verified(tx, uid, now);
}
