import * as z from 'zod/mini';

/** A picture of a product, for everyone. */
export const pictureView = z.object({
  /** Same-site path. */
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type PictureView = z.infer<typeof pictureView>;
