import { SIGN_IN_STEPS } from '#domain/platform/second-factor';
import { ADMIN_ROLES } from '#domain/platform/admin-role';
import * as z from 'zod/mini';
import { email, instant, text, uid } from '#contracts/platform/common.http';
import { DEVICE_LENGTH } from '#contracts/limits';

export const signInBody = z
  .strictObject({
    email,
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    deviceOs: z._default(text(100), 'web'),
    deviceId: z._default(text(DEVICE_LENGTH.max), 'unknown'),
    scope: z._default(text(50), 'web'),
  })
  .register(z.globalRegistry, { id: 'SignInBody' });
export type SignInBody = z.infer<typeof signInBody>;

export const signOutBody = z
  .strictObject({
    deviceId: z.optional(text(DEVICE_LENGTH.max)),
    deviceOs: z.optional(text(100)),
    /** As the specification writes the call, 'web'; the session that ends is that of the token. */
    channel: z.optional(text(20)),
  })
  .register(z.globalRegistry, { id: 'SignOutBody' });
export type SignOutBody = z.infer<typeof signOutBody>;

export const customerView = z
  .object({
    customerUid: uid,
    name: z.string(),
    email: z.string(),
    /** Verified by a mailed link. */
    emailVerified: z.boolean(),
    phoneNumber: z.string(),
    /** May not order; the reason is at /customer/blacklist. */
    blocked: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Customer' });
export type CustomerView = z.infer<typeof customerView>;

export const sessionView = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    /** The expiry of the access token (ISO 8601). */
    expiresAt: instant,
    uid,
    customerUid: uid,
    username: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    avatar: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;

/** One active session of the customer. */
export const signedInDevice = z
  .object({ uid, device: z.string(), signedInAt: instant, lastUsedAt: instant, isThisDevice: z.boolean() })
  .register(z.globalRegistry, { id: 'SignedInDevice' });
export type SignedInDevice = z.infer<typeof signedInDevice>;

/** The two halves of a one-time code, and the path made of them: /webview/{atoken}/{rtoken}. */
export const webviewCode = z
  .object({ atoken: z.string(), rtoken: z.string(), path: z.string(), expiresAt: instant })
  .register(z.globalRegistry, { id: 'WebviewCode' });
export type WebviewCode = z.infer<typeof webviewCode>;

export const adminSignInBody = z
  .strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(128)) })
  .register(z.globalRegistry, { id: 'AdminSignInBody' });
export type AdminSignInBody = z.infer<typeof adminSignInBody>;

/** The signed-in admin. */
const signedInAdmin = {
  uid,
  name: z.string(),
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  /** Before it is done the session may do nothing else. */
  step: z.nullable(z.enum(SIGN_IN_STEPS)),
};
export const adminView = z.object(signedInAdmin).register(z.globalRegistry, { id: 'SignedInAdmin' });
export type AdminView = z.infer<typeof adminView>;

export const adminSessionView = z
  .object({ accessToken: z.string(), expiresAt: instant, sessionUid: uid, ...signedInAdmin })
  .register(z.globalRegistry, { id: 'AdminSession' });
export type AdminSessionView = z.infer<typeof adminSessionView>;

/** One active session of the signed-in admin. */
export const adminDevice = z
  .object({ uid, device: z.string(), signedInAt: instant, isThisDevice: z.boolean() })
  .register(z.globalRegistry, { id: 'AdminDevice' });
export type AdminDevice = z.infer<typeof adminDevice>;
