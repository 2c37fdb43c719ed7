import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { Prisma } from '#runtime/generated/prisma/client';

/** Which columns of an account `hasLogin` needs. */
export const loginColumns = {
  status: true,
  access: { select: { accountUid: true } },
  group: { select: { credential: { select: { groupUid: true } }, family: { select: { invites: true } } } },
} satisfies Prisma.AccountSelect;

/** Whether the member of an active seat can open the login of the group now; where the provider invites, that is the host's alone. */
export const hasLogin = ({
  status,
  access,
  group,
}: Prisma.AccountGetPayload<{ select: typeof loginColumns }>): boolean =>
  status === ACCOUNT_STATUS.active && access !== null && group.credential !== null && !group.family.invites;
