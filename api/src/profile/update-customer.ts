import type { ProfileView } from '#contracts/http/profile.http';
import type { Tx } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Refusal } from '../http/refusal.js';
import { profileColumns, profileView } from './profile-view.js';

/** Changes one's own row. @throws Refusal 401 when it is not there any more, or erased: the token outlived its owner. */
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
