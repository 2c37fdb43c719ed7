import * as z from 'zod/mini';

export const CONTACT_PLATFORMS = ['wa', 'email', 'instagram', 'twitter', 'linkedin'] as const;
export type ContactPlatform = (typeof CONTACT_PLATFORMS)[number];

/** A way to reach the shop. */
export const contactView = z
  .object({ platform: z.enum(CONTACT_PLATFORMS), value: z.string(), redirectUrl: z.string() })
  .register(z.globalRegistry, { id: 'Contact' });
export type ContactView = z.infer<typeof contactView>;

/** All ways in one record; empty where the shop has none. */
export const storeContactView = z
  .object({
    instagram: z.string(),
    twitter: z.string(),
    linkedin: z.string(),
    email: z.string(),
    wa: z.string(),
    waLink: z.string(),
  })
  .register(z.globalRegistry, { id: 'StoreContact' });
export type StoreContactView = z.infer<typeof storeContactView>;
