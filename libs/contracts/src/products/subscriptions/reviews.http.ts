import * as z from 'zod/mini';
import { instant, lines, page, queryInt, uid } from '#contracts/platform/common.http';
import { REVIEW_LENGTH } from '#contracts/limits';
import { REVIEW_STATES } from '#domain/products/subscriptions/reviews/review';

export const writeReviewBody = z
  .strictObject({
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    text: lines(REVIEW_LENGTH.max, REVIEW_LENGTH.min),
  })
  .register(z.globalRegistry, { id: 'WriteReviewBody' });
export type WriteReviewBody = z.infer<typeof writeReviewBody>;

/** Of a seat of the signed-in customer: whether it may be reviewed now, and what was written. */
export const seatReview = z
  .object({
    mayWrite: z.boolean(),
    own: z.nullable(
      z.object({ stars: z.number(), text: z.string(), state: z.enum(REVIEW_STATES), writtenAt: instant }),
    ),
  })
  .register(z.globalRegistry, { id: 'SeatReview' });
export type SeatReview = z.infer<typeof seatReview>;

/** Of one provider, or left out: of all. */
export const reviewsQuery = z
  .strictObject({ providerUid: z.optional(uid), page, limit: queryInt(1, 50, 10) })
  .register(z.globalRegistry, { id: 'ReviewsQuery' });
export type ReviewsQuery = z.infer<typeof reviewsQuery>;

/** What members say, about a provider or all: of all that are shown the average and the number, and one page of them, newest first. */
export const providerReviews = z
  .object({
    /** To one decimal; null: none is shown. */
    average: z.nullable(z.number()),
    total: z.number(),
    reviews: z.array(
      z.object({
        uid,
        stars: z.number(),
        text: z.string(),
        /** Masked. */
        name: z.string(),
        /** 'Netflix TV'. */
        plan: z.string(),
        /** In which it was written: 'November 2026'. */
        month: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'ProviderReviews' });
export type ProviderReviews = z.infer<typeof providerReviews>;
export type ReviewView = ProviderReviews['reviews'][number];
