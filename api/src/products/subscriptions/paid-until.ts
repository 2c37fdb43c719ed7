import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { type BegunSeat, waitsForAccess } from '#domain/products/subscriptions/periods/start-at-access';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What `paidUntilOf` needs of an account, beside its status and access. */
export const paidUntilColumns = {
  renewal: { select: { paidUntil: true, endedAt: true } },
} satisfies Prisma.AccountSelect;
type Renewal = { paidUntil: Date; endedAt: Date | null };

/** The last moment up to which the seat is paid; of one that has not begun, or has ended, none: what was not used has its own way back. */
export const paidUntilOf = (seat: BegunSeat, { paidUntil, endedAt }: Renewal): Date | null =>
  endedAt || waitsForAccess(seat) ? null : lastMomentOf(paidUntil);
