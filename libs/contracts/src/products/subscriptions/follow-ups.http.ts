import * as z from 'zod/mini';
import { instant, lines, uid } from '#contracts/platform/common.http';
import { FOLLOW_UP_STATES, HELP_TOPICS } from '#domain/products/subscriptions/follow-ups/follow-up';

export const askForHelpBody = z
  .strictObject({ topic: z.enum(HELP_TOPICS), message: lines(1000, 10) })
  .register(z.globalRegistry, { id: 'AskForHelpBody' });
export type AskForHelpBody = z.infer<typeof askForHelpBody>;

/** A member's request for help, as the member sees it. */
export const followUpView = z
  .object({
    uid,
    topicLabel: z.string(),
    message: z.string(),
    state: z.enum(FOLLOW_UP_STATES),
    answer: z.nullable(z.string()),
    createdAt: instant,
    answeredAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'FollowUp' });
export type FollowUpView = z.infer<typeof followUpView>;
