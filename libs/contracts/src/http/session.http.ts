import * as z from 'zod/mini';
import { email, instant, password, phoneNumber, text, uid } from '#contracts/http/common.http';

export const signUpBody = z
  .strictObject({ name: text(100), email, phoneNumber, password })
  .register(z.globalRegistry, { id: 'SignUpBody' });
export type SignUpBody = z.infer<typeof signUpBody>;

export const signInBody = z
  .strictObject({
    email,
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    deviceOs: z._default(text(100), 'web'),
    deviceId: z._default(text(100), 'unknown'),
    scope: z._default(text(50), 'web'),
  })
  .register(z.globalRegistry, { id: 'SignInBody' });
export type SignInBody = z.infer<typeof signInBody>;

export const signOutBody = z
  .strictObject({ deviceId: z.optional(text(100)), deviceOs: z.optional(text(100)) })
  .register(z.globalRegistry, { id: 'SignOutBody' });
export type SignOutBody = z.infer<typeof signOutBody>;

export const customerView = z
  .object({ customerUid: uid, name: z.string(), email: z.string(), phoneNumber: z.string() })
  .register(z.globalRegistry, { id: 'Customer' });
export type CustomerView = z.infer<typeof customerView>;

export const sessionView = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    /** When the access token ends (ISO 8601). */
    expiresAt: instant,
    uid,
    customerUid: uid,
    username: z.string(),
    email: z.string(),
    avatar: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;

export const adminSignInBody = z
  .strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(128)) })
  .register(z.globalRegistry, { id: 'AdminSignInBody' });
export type AdminSignInBody = z.infer<typeof adminSignInBody>;

export const adminSessionView = z
  .object({ accessToken: z.string(), expiresAt: instant, uid, name: z.string(), email: z.string() })
  .register(z.globalRegistry, { id: 'AdminSession' });
export type AdminSessionView = z.infer<typeof adminSessionView>;
