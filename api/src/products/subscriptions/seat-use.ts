import type { SeatUse } from '#domain/products/subscriptions/accounts/seat-state';
import type { Prisma } from '#runtime/generated/prisma/client';

/** Which columns of an account `useOf` needs. */
export const useColumns = {
  role: true,
  access: { select: { dueAt: true, confirmedAt: true } },
  variant: { select: { package: { select: { voucherTreatments: true } } } },
} satisfies Prisma.AccountSelect;

/** What is known of how the seat can be used. */
export const useOf = ({ role, access, variant }: Prisma.AccountGetPayload<{ select: typeof useColumns }>): SeatUse => ({
  role,
  access,
  withVoucher: variant.package.voucherTreatments !== null,
});
