import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { providerSummary } from '#contracts/catalogue/catalogue.http';

export const wishBody = z
  .strictObject({
    providerUid: uid,
    /** false takes it off the list. */
    wished: z._default(z.boolean(), true),
  })
  .register(z.globalRegistry, { id: 'WishBody' });
export type WishBody = z.infer<typeof wishBody>;
export const wishView = z.object({ providerUid: uid, wished: z.boolean() }).register(z.globalRegistry, { id: 'Wish' });
export type WishView = z.infer<typeof wishView>;

/** Newest first; what is not sold any more is left out. */
export const wishlist = z.array(providerSummary);
