import * as z from 'zod/mini';
import { instant, lines, text, uid } from '#contracts/platform/common.http';
import { LOGIN_LENGTH } from '#contracts/limits';

/** Not trimmed: a password may begin or end with a space. */
const secret = z.string().check(
  z.minLength(1),
  z.maxLength(LOGIN_LENGTH.password),
  z.refine((value) => !/\p{Cc}/u.test(value) && value.isWellFormed(), 'Ada karakter yang tidak bisa dipakai'),
);

export const storeCredentialBody = z
  .strictObject({
    username: text(LOGIN_LENGTH.username),
    password: secret,
    profile: z.optional(z.nullable(text(LOGIN_LENGTH.profile))),
    pin: z.optional(z.nullable(text(LOGIN_LENGTH.pin))),
    note: z.optional(z.nullable(lines(LOGIN_LENGTH.note))),
  })
  .register(z.globalRegistry, { id: 'StoreCredentialBody' });
export type StoreCredentialBody = z.infer<typeof storeCredentialBody>;

/** The decrypted login: only in the answer to a reveal. */
export const revealedCredential = z
  .object({
    username: z.string(),
    password: z.string(),
    profile: z.nullable(z.string()),
    pin: z.nullable(z.string()),
    note: z.nullable(z.string()),
    version: z.number(),
    hideAfterSeconds: z.number(),
  })
  .register(z.globalRegistry, { id: 'RevealedCredential' });
export type RevealedCredential = z.infer<typeof revealedCredential>;

export const storedCredential = z
  .object({ groupUid: uid, version: z.number() })
  .register(z.globalRegistry, { id: 'StoredCredential' });
export type StoredCredential = z.infer<typeof storedCredential>;

const credentialFacts = z.object({
  version: z.number(),
  storedAt: instant,
  storedBy: z.enum(['host', 'admin']),
});
const accessFacts = {
  at: instant,
  kind: z.enum(['stored', 'revealed']),
  version: z.number(),
  seatNumber: z.nullable(z.number()),
};

/** What a member sees without revealing the login. */
export const credentialView = z
  .object({
    /** null: no login is stored. */
    credential: z.nullable(credentialFacts),
    mayReveal: z.boolean(),
    mayStore: z.boolean(),
    /** The provider invites the member, who has no use for the login. */
    isInvited: z.boolean(),
    /** For hosts: who stored or revealed the login, newest first, masked. */
    accesses: z.nullable(z.array(z.object({ ...accessFacts, name: z.string() }))),
    /** For hosts: how many former members have seen the current login. */
    formerViewers: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'Credential' });
export type CredentialView = z.infer<typeof credentialView>;

/** What an admin sees of a group's login. */
export const adminCredential = z
  .object({
    credential: z.nullable(z.object({ ...credentialFacts.shape, keyVersion: z.number() })),
    accesses: z.array(
      z.object({
        ...accessFacts,
        name: z.string(),
        role: z.enum(['host', 'regular', 'admin']),
        accountUid: z.nullable(uid),
        ip: z.nullable(z.string()),
      }),
    ),
    formerViewers: z.number(),
  })
  .register(z.globalRegistry, { id: 'AdminCredential' });
export type AdminCredential = z.infer<typeof adminCredential>;
