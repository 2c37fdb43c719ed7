import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { TIP_RECIPIENTS } from '#domain/products/giving/tip';
import { contact, givenAmount, givenMessage, placedOrder } from './giving.http.js';

/** A host of the customer who can get a tip. */
export const tipHost = z
  .object({
    groupUid: uid,
    /** Masked. */
    name: z.string(),
    plan: z.string(),
  })
  .register(z.globalRegistry, { id: 'TipHost' });
export type TipHost = z.infer<typeof tipHost>;

export const tipBody = z
  .strictObject({
    to: z.enum(TIP_RECIPIENTS),
    /** The group of the host; only with `host`. */
    groupUid: z.optional(uid),
    amount: givenAmount('tip'),
    /** To the team only. */
    message: givenMessage,
    ...contact,
  })
  .register(z.globalRegistry, { id: 'TipBody' });
export type TipBody = z.infer<typeof tipBody>;

export const placedTip = z.object({ tipUid: uid, ...placedOrder }).register(z.globalRegistry, { id: 'PlacedTip' });
export type PlacedTip = z.infer<typeof placedTip>;
