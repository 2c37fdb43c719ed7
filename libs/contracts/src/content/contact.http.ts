import * as z from 'zod/mini';

/** A way to reach the shop. */
export const contactView = z
  .object({ platform: z.enum(['email', 'wa']), value: z.string(), redirectUrl: z.string() })
  .register(z.globalRegistry, { id: 'Contact' });
export type ContactView = z.infer<typeof contactView>;
