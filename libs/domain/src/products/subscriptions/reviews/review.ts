import { DomainError } from '../../../platform/domain-error.js';
import { defineTransitions } from '../../../platform/transitions.js';

/** What becomes of the review of a seat. docs/rules/reviews.md#states */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const reviewMoves = defineTransitions<ReviewState>()(
  'review',
  {
    waiting: 'Ulasan ini masih menunggu dibaca.',
    shown: 'Ulasan ini sudah ditampilkan.',
    hidden: 'Ulasan ini sudah disembunyikan.',
    rejected: 'Ulasan ini sudah ditolak.',
  },
  {
    waiting: { show: { to: 'shown', by: ['admin'] }, reject: { to: 'rejected', by: ['admin'] } },
    shown: { hide: { to: 'hidden', by: ['admin'] } },
    hidden: { show: { to: 'shown', by: ['admin'] } },
    rejected: {},
  },
);
export type ReviewAction = ReturnType<typeof reviewMoves.actionsOn>[number];

/** What decides whether the owner of a seat, member or host, may review it. */
export interface ReviewedSeat {
  /** The end of its first paid period; null: it was never active. */
  firstEndsAt: Date | null;
  /** Null: it has not ended. */
  endedAt: Date | null;
  hasAccess: boolean;
  isReviewed: boolean;
}

/** Why the seat is not reviewed now; null: it may be. */
function obstacle({ firstEndsAt, endedAt, hasAccess, isReviewed }: ReviewedSeat, now: Date): DomainError | null {
  if (isReviewed) return new DomainError('ALREADY_REVIEWED', 'Ulasanmu untuk kursi ini sudah kami terima.');
  if (firstEndsAt === null || firstEndsAt > now || (endedAt !== null && endedAt < firstEndsAt))
    return new DomainError('REVIEW_TOO_EARLY', 'Ulasan bisa ditulis setelah masa bayar pertamamu selesai.');
  return hasAccess
    ? null
    : new DomainError('REVIEW_WITHOUT_ACCESS', 'Ulasan bisa ditulis kalau akses langgananmu sudah kami berikan.');
}

/** Whether the owner may review the seat now. docs/rules/reviews.md#who */
export const mayReview = (seat: ReviewedSeat, now: Date): boolean => obstacle(seat, now) === null;

/** @throws DomainError 409 when the owner may not review the seat now. */
export function checkMayReview(seat: ReviewedSeat, now: Date): void {
  const refusal = obstacle(seat, now);
  if (refusal) throw refusal;
}

/** Of the shown reviews, to one decimal; null: there is none. */
export const averageStars = ({ total, sum }: { total: number; sum: number }): number | null =>
  total === 0 ? null : Math.round((sum / total) * 10) / 10;
