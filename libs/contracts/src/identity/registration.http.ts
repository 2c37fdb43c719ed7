import { LINK_PURPOSES } from '#domain/identity/registration/account-link';
import { PRIVACY_VERSIONS } from '#domain/identity/privacy/terms';
import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { email, instant, password, text, whatsAppNumber } from '#contracts/platform/common.http';
import { DEVICE_LENGTH } from '#contracts/limits';
import { withoutMarks } from '#domain/platform/typed-line';

export const signUpBody = z
  .strictObject({
    name: personName(),
    email,
    phoneNumber: whatsAppNumber,
    password,
    deviceId: z.optional(text(DEVICE_LENGTH.max)),
    /** The privacy policy that was shown; without it the one of now. */
    privacyVersion: z.optional(z.enum(PRIVACY_VERSIONS)),
  })
  .register(z.globalRegistry, { id: 'SignUpBody' });
export type SignUpBody = z.infer<typeof signUpBody>;

/** The same for a new address and a taken one (docs/decisions/0011): the normalised input. */
export const signedUp = z
  .object({ name: z.string(), email: z.string(), phoneNumber: z.string() })
  .register(z.globalRegistry, { id: 'SignedUp' });
export type SignedUp = z.infer<typeof signedUp>;

/** The fragment of a mailed link. */
const token = z.string().check(z.overwrite(withoutMarks), z.trim(), z.minLength(1), z.maxLength(100));
/** Must be correct, so it needs no rules. */
const currentPassword = z.string().check(z.minLength(1), z.maxLength(128));

export const tokenBody = z.strictObject({ token }).register(z.globalRegistry, { id: 'LinkToken' });
export type TokenBody = z.infer<typeof tokenBody>;

export const checkLinkBody = z
  .strictObject({ token, purpose: z.enum(LINK_PURPOSES) })
  .register(z.globalRegistry, { id: 'CheckLinkBody' });
export type CheckLinkBody = z.infer<typeof checkLinkBody>;
export const checkedLink = z
  .object({
    expiresAt: instant,
    /** What it is for is done: it was used, and what it has changed still holds. */
    isDone: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CheckedLink' });
export type CheckedLink = z.infer<typeof checkedLink>;

export const emailBody = z.strictObject({ email }).register(z.globalRegistry, { id: 'EmailBody' });
export type EmailBody = z.infer<typeof emailBody>;

export const newPasswordBody = z
  .strictObject({ token, password })
  .register(z.globalRegistry, { id: 'NewPasswordBody' });
export type NewPasswordBody = z.infer<typeof newPasswordBody>;

export const changePasswordBody = z
  .strictObject({ currentPassword, password })
  .register(z.globalRegistry, { id: 'ChangePasswordBody' });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const changeEmailBody = z
  .strictObject({ email, currentPassword })
  .register(z.globalRegistry, { id: 'ChangeEmailBody' });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;
