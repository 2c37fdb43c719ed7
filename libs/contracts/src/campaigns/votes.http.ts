import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';

export const vote = z
  .object({
    question: z.string(),
    isOpen: z.boolean(),
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
