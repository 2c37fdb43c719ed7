import { lastPaidMoment } from '#domain/products/subscriptions/periods/period';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What `paidUntilOf` needs of an account. */
export const paidUntilColumns = {
  renewal: {
    select: {
      paidUntil: true,
      endedAt: true,
      account: { select: { periods: { select: { startsAt: true, endsAt: true } } } },
    },
  },
} satisfies Prisma.AccountSelect;
type Renewal = NonNullable<Prisma.AccountGetPayload<{ select: typeof paidUntilColumns }>['renewal']>;

/** The last moment up to which the seat is paid, or was when it ended. */
export const paidUntilOf = ({ account, ...renewal }: Renewal): Date | null =>
  lastPaidMoment({ ...renewal, periods: account.periods });
