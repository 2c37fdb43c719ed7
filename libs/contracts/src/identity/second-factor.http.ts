import * as z from 'zod/mini';
import { instant, text } from '#contracts/platform/common.http';

/** Of the app or a recovery code; which one is seen in it. */
const code = text(20, 6);

export const secondFactorCodeBody = z.strictObject({ code }).register(z.globalRegistry, { id: 'SecondFactorCodeBody' });
export type SecondFactorCodeBody = z.infer<typeof secondFactorCodeBody>;

/** The password is not asked for again in a sign-in that waits for the set-up. */
export const beginSecondFactorBody = z
  .strictObject({ currentPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(128))) })
  .register(z.globalRegistry, { id: 'BeginSecondFactorBody' });
export type BeginSecondFactorBody = z.infer<typeof beginSecondFactorBody>;

/** For the app: `uri` as a QR code, `secret` to type. Shown once. */
export const newSecondFactor = z
  .object({ uri: z.string(), secret: z.string() })
  .register(z.globalRegistry, { id: 'NewSecondFactor' });
export type NewSecondFactor = z.infer<typeof newSecondFactor>;

/** Shown once. */
export const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const secondFactorView = z
  .object({
    /** Null without one. */
    since: z.nullable(instant),
    isRequired: z.boolean(),
    recoveryCodesLeft: z.number(),
  })
  .register(z.globalRegistry, { id: 'SecondFactor' });
export type SecondFactorView = z.infer<typeof secondFactorView>;
