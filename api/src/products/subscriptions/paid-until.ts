import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What `paidUntilOf` needs of an account. */
export const paidUntilColumns = {
  renewal: { select: { paidUntil: true, endedAt: true } },
} satisfies Prisma.AccountSelect;
type Renewal = NonNullable<Prisma.AccountGetPayload<{ select: typeof paidUntilColumns }>['renewal']>;

/** The last moment up to which the seat is paid; of one that has ended none: what was not used has its own way back. */
export const paidUntilOf = ({ paidUntil, endedAt }: Renewal): Date | null => (endedAt ? null : lastMomentOf(paidUntil));
