import * as z from 'zod/mini';
import { decision, ofOrder } from '#contracts/platform/admin-record.http';
import { instant, uid } from '#contracts/platform/common.http';
import { REVIEW_STATES } from '#domain/products/subscriptions/reviews/review';

/** What a member says about a seat. */
export const adminReview = z
  .object({
    ...ofOrder,
    accountUid: uid,
    plan: z.string(),
    stars: z.number(),
    text: z.string(),
    state: z.enum(REVIEW_STATES),
    writtenAt: instant,
    ...decision,
  })
  .register(z.globalRegistry, { id: 'AdminReview' });
export type AdminReview = z.infer<typeof adminReview>;
