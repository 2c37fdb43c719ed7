import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { dutiesGiven, eligibilityGiven } from './place-order.http.js';

/** What an order came without, as `POST /customer` takes it. */
export const giveAnswersBody = z
  .strictObject({ eligibility: z.optional(eligibilityGiven), hostDuties: z.optional(dutiesGiven) })
  .register(z.globalRegistry, { id: 'GiveAnswersBody' });
export type GiveAnswersBody = z.infer<typeof giveAnswersBody>;

export const answersView = z
  .object({
    orderUid: uid,
    orderNumber: z.string(),
    providerName: z.string(),
    packageName: z.string(),
    /** What is still to be answered, in the words of the order; null: nothing, the order goes on at `redirectUrl`. */
    asked: z.nullable(
      z.object({
        rules: z.array(z.object({ slug: z.string(), text: z.string() })),
        /** Of the account that joins or is invited: `required` by the 12 months, `optional` for the invitation. */
        accountEmail: z.enum(['required', 'optional', 'refused']),
        asksDuties: z.boolean(),
      }),
    ),
    /** Same-site path of the page that comes after: payment, pre-order or host. */
    redirectUrl: z.string(),
  })
  .register(z.globalRegistry, { id: 'OrderAnswers' });
export type AnswersView = z.infer<typeof answersView>;
