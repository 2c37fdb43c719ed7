import type { ProfileView } from '#contracts/identity/profile.http';
import type { Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { profileColumns, profileView } from './profile-view.js';

/**
 * Updates the customer's own row.
 * @throws Refusal 401 when the customer is erased or gone: the token is older than that.
 */
export async function updateCustomer(
  tx: Pick<Tx, 'customer'>,
  customerUid: string,
  data: Prisma.CustomerUncheckedUpdateManyInput,
): Promise<ProfileView> {
  const [customer] = await tx.customer.updateManyAndReturn({
    where: { uid: customerUid, erasedAt: null },
    data,
    select: profileColumns,
  });
  if (!customer) throw new Refusal('TOKEN_REQUIRED', 401);
  return profileView(customer);
}
