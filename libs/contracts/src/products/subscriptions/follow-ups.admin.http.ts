import * as z from 'zod/mini';
import { instant, lines, uid } from '#contracts/platform/common.http';
import { groupRef, ofOrder } from '#contracts/platform/admin-record.http';
import { ANSWER_LENGTH } from '#contracts/limits';
import { FOLLOW_UP_STATES } from '#domain/products/subscriptions/follow-ups/follow-up';

export const answerFollowUpBody = z
  .strictObject({ answer: lines(ANSWER_LENGTH.max, ANSWER_LENGTH.min) })
  .register(z.globalRegistry, { id: 'AnswerFollowUpBody' });
export type AnswerFollowUpBody = z.infer<typeof answerFollowUpBody>;

export const adminFollowUp = z
  .object({
    ...ofOrder,
    accountUid: uid,
    ...groupRef,
    topic: z.string(),
    message: z.string(),
    state: z.enum(FOLLOW_UP_STATES),
    answer: z.nullable(z.string()),
    answeredBy: z.nullable(z.string()),
    answeredAt: z.nullable(instant),
    closedBy: z.nullable(z.string()),
    closedAt: z.nullable(instant),
    createdAt: instant,
  })
  .register(z.globalRegistry, { id: 'AdminFollowUp' });
export type AdminFollowUp = z.infer<typeof adminFollowUp>;
