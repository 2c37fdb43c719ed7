import * as z from 'zod/mini';
import { REQUIRED } from '#contracts/errors';
import { instant, phoneNumber, text } from '#contracts/http/common.http';
import { customerView } from '#contracts/http/session.http';

/** An entry of spec 1 §3: where somebody is reached, and the link that opens it. */
export const contactEntry = z.object({ platform: z.enum(['email', 'wa']), value: z.string(), redirectUrl: z.string() });
export type ContactEntry = z.infer<typeof contactEntry>;

export const profileView = z
  .extend(customerView, { avatar: z.nullable(z.string()), reminderContact: contactEntry, createdAt: instant })
  .register(z.globalRegistry, { id: 'Profile' });
export type ProfileView = z.infer<typeof profileView>;

/** E-mail and password have ways of their own: both are proved first. */
export const profileBody = z
  .strictObject({ name: text(100), phoneNumber })
  .register(z.globalRegistry, { id: 'ProfileBody' });
export type ProfileBody = z.infer<typeof profileBody>;

/** `email` is the account's own address; `wa` is any number that the customer gives. */
export const reminderContactBody = z
  .strictObject({ platform: z.enum(['email', 'wa']), phoneNumber: z.optional(phoneNumber) })
  .check(
    z.refine(({ platform, phoneNumber: given }) => platform !== 'wa' || given !== undefined, {
      path: ['phoneNumber'],
      error: REQUIRED,
    }),
  )
  .register(z.globalRegistry, { id: 'ReminderContactBody' });
export type ReminderContactBody = z.infer<typeof reminderContactBody>;
