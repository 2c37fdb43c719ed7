import * as z from 'zod/mini';
import { instant, uid } from '#contracts/platform/common.http';

export const vote = z
  .object({
    question: z.string(),
    isOpen: z.boolean(),
    /** From when it is open, before its campaign begins; null: not known yet; left out: the campaign has begun. */
    opensAt: z.optional(z.nullable(instant)),
    options: z.array(
      z.object({
        uid,
        title: z.string(),
        text: z.string(),
        /** Null while the campaign does not show results. */
        votes: z.nullable(z.number()),
      }),
    ),
    /** What the customer has chosen. */
    mine: z.nullable(uid),
  })
  .register(z.globalRegistry, { id: 'CampaignVote' });
export type VoteView = z.infer<typeof vote>;

export const voteBody = z.strictObject({ optionUid: uid }).register(z.globalRegistry, { id: 'VoteBody' });
