import type { SeatReview } from '#contracts/products/subscriptions/reviews.http';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import { firstPeriod } from '#domain/products/subscriptions/periods/period';
import { type ReviewState, type ReviewedSeat, mayReview } from '#domain/products/subscriptions/reviews/review';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { useColumns, useOf } from '../seat-use.js';

/** Which columns of an account `reviewedSeat` needs. */
export const reviewedColumns = {
  status: true,
  ...useColumns,
  variant: { select: { durationMonths: true, ...useColumns.variant.select } },
  history: { orderBy: { id: 'asc' }, select: { toStatus: true, at: true } },
  periods: { where: { number: 1 }, select: { endsAt: true } },
  review: true,
} satisfies Prisma.AccountSelect;
type Row = Prisma.AccountGetPayload<{ select: typeof reviewedColumns }>;

/** What decides whether the seat may be reviewed. A host and a series of treatments have no periods: theirs is as long as what was ordered. */
export function reviewedSeat({ status, history, periods: [period], variant, review, ...seat }: Row): ReviewedSeat {
  const activatedAt = history.find(({ toStatus }) => toStatus === ACCOUNT_STATUS.active)?.at;
  const length = activatedAt && firstPeriod(activatedAt, variant.durationMonths);
  const isLive = LIVE_ACCOUNT_CODES.includes(status);
  return {
    firstEndsAt: period?.endsAt ?? length?.endsAt ?? null,
    endedAt: isLive ? null : (history.at(-1)?.at ?? null),
    hasAccess: hasAccess(useOf({ ...seat, variant })),
    isReviewed: review !== null,
  };
}

/** What the owner has written about the seat, and whether it may be reviewed at `now`. */
export async function ownReview(db: Pick<Tx, 'account'>, accountUid: string, now: Date): Promise<SeatReview> {
  const row = await db.account.findUniqueOrThrow({ where: { uid: accountUid }, select: reviewedColumns });
  const { review } = row;
  return {
    mayWrite: mayReview(reviewedSeat(row), now),
    own: review && {
      stars: review.stars,
      text: review.text,
      state: review.state as ReviewState,
      writtenAt: review.writtenAt.toISOString(),
    },
  };
}
