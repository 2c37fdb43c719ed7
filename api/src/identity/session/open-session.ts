import { randomUUID } from 'node:crypto';
import type { SessionView } from '#contracts/identity/session.http';
import { SESSION_DAYS } from '#domain/identity/session/session-days';
import { daysAfter } from '#domain/platform/durations';
import type { Tx } from '#runtime/platform/db/database';
import { deviceLabel } from './device-label.js';
import { hashOfSecret } from './random-secret.js';
import { type RefreshTokens, hashOfRefreshToken } from './refresh-tokens.js';
import type { RequestDevice } from './request-device.js';
import type { Tokens } from './tokens.js';

interface NewSession {
  customer: Owner;
  deviceId: string;
  deviceOs: string;
  device: RequestDevice;
  /** An app keeps its tokens itself: they are not refused without the cookie. */
  isApp: boolean;
}
interface Owner {
  uid: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  avatar: string | null;
}

/** Opens a session for an authenticated customer and ends the earlier session of the same browser. */
export async function openSession(
  tx: Tx,
  { tokens, refreshTokens }: { tokens: Tokens; refreshTokens: RefreshTokens },
  { customer, deviceId, deviceOs, device, isApp }: NewSession,
  now: Date,
): Promise<SessionView> {
  const sessionUid = randomUUID();
  const refreshToken = refreshTokens.first(sessionUid);
  const isBound = !isApp && device.isBrowser;
  const deviceHash = hashOfSecret(device.secret);
  if (isBound)
    await tx.session.updateMany({
      where: { customerUid: customer.uid, deviceHash, isBound, revokedAt: null },
      data: { revokedAt: now },
    });
  await tx.session.create({
    data: {
      uid: sessionUid,
      customerUid: customer.uid,
      deviceId,
      deviceOs,
      deviceLabel: deviceLabel(device.userAgent, deviceOs),
      deviceHash,
      isBound,
      refreshHash: hashOfRefreshToken(refreshToken),
      rotatedAt: now,
      createdAt: now,
      expiresAt: daysAfter(now, SESSION_DAYS),
    },
    select: { uid: true },
  });
  return {
    ...tokens.forCustomer({ uid: customer.uid, sessionUid }),
    refreshToken: refreshToken.text,
    ...identityOf(customer),
  };
}

/** What the client keeps in its cookies, and whether the e-mail is verified. docs/rules/sessions.md#cookies */
export const identityOf = (customer: Owner) => ({
  uid: customer.uid,
  customerUid: customer.uid,
  username: customer.name,
  email: customer.email,
  emailVerified: customer.emailVerifiedAt !== null,
  avatar: customer.avatar,
});
