import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { REQUIRED } from '#contracts/errors';
import { instant, whatsAppNumber } from '#contracts/platform/common.http';
import { contactView } from '#contracts/platform/contact.http';
import { customerView } from '#contracts/identity/session.http';

/** How a customer is reminded, and the link for it: the shop writes by these two only. */
export const contactEntry = z.extend(contactView, { platform: z.enum(['email', 'wa']) });
export type ContactEntry = z.infer<typeof contactEntry>;

export const profileView = z
  .extend(customerView, { avatar: z.nullable(z.string()), reminderContact: contactEntry, createdAt: instant })
  .register(z.globalRegistry, { id: 'Profile' });
export type ProfileView = z.infer<typeof profileView>;

/** E-mail and password are changed by routes that verify them. */
export const profileBody = z
  .strictObject({ name: personName(), phoneNumber: whatsAppNumber })
  .register(z.globalRegistry, { id: 'ProfileBody' });
export type ProfileBody = z.infer<typeof profileBody>;

/** `email` is the customer's own address; `wa` any number that the customer enters. */
export const reminderContactBody = z
  .strictObject({ platform: z.enum(['email', 'wa']), phoneNumber: z.optional(whatsAppNumber) })
  .check(
    z.refine(({ platform, phoneNumber: given }) => platform !== 'wa' || given !== undefined, {
      path: ['phoneNumber'],
      error: REQUIRED,
    }),
  )
  .register(z.globalRegistry, { id: 'ReminderContactBody' });
export type ReminderContactBody = z.infer<typeof reminderContactBody>;
