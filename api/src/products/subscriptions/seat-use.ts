import { OPEN_CLAIM_STATES } from '#domain/products/subscriptions/access/access-claim';
import type { SeatUse } from '#domain/products/subscriptions/accounts/seat-state';
import type { Prisma } from '#runtime/generated/prisma/client';

/** Which columns of the group `useOf` needs: a caller that reads more of the group adds them to these. */
export const groupUseColumns = {
  credential: { select: { groupUid: true } },
  family: { select: { invites: true } },
} satisfies Prisma.AccountGroupSelect;

/** Which columns of an account `useOf` needs. */
export const useColumns = {
  role: true,
  access: { select: { dueAt: true, confirmedAt: true } },
  claims: { where: { state: { in: OPEN_CLAIM_STATES } }, take: 1, select: { uid: true } },
  variant: { select: { package: { select: { voucherTreatments: true } } } },
  group: { select: groupUseColumns },
} satisfies Prisma.AccountSelect;

/** What is known of how the seat can be used. */
export const useOf = ({
  role,
  access,
  claims,
  variant,
  group,
}: Prisma.AccountGetPayload<{ select: typeof useColumns }>): SeatUse => ({
  role,
  access,
  withVoucher: variant.package.voucherTreatments !== null,
  isClaimedMissing: claims.length > 0 && !group.family.invites && group.credential === null,
});
