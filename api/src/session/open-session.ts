import { randomUUID } from 'node:crypto';
import type { SessionView } from '#contracts/http/session.http';
import { SESSION_DAYS } from '#domain/session/session-days';
import { daysAfter } from '#domain/time/durations';
import type { Tx } from '#runtime/db/database';
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
  /** An app keeps its tokens itself: there is no cookie to bind them to. */
  isApp: boolean;
}
interface Owner {
  uid: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  avatar: string | null;
}

/** A new session for somebody who has shown who it is. The one that this browser had before ends: a browser has one. */
export async function openSession(
  tx: Tx,
  { tokens, refreshTokens }: { tokens: Tokens; refreshTokens: RefreshTokens },
  { customer, deviceId, deviceOs, device, isApp }: NewSession,
  now: Date,
): Promise<SessionView> {
  const sessionUid = randomUUID();
  const refreshToken = refreshTokens.first(sessionUid);
  const deviceHash = isApp ? null : hashOfSecret(device.secret);
  if (deviceHash)
    await tx.session.updateMany({
      where: { customerUid: customer.uid, deviceHash, revokedAt: null },
      data: { revokedAt: now },
    });
  await tx.session.create({
    data: {
      uid: sessionUid,
      customerUid: customer.uid,
      deviceId,
      deviceOs,
      deviceLabel: deviceLabel(device.userAgent),
      deviceHash,
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

/** What the client keeps in its cookies (spec 1 §3), and whether it has to remind of the mailbox. */
export const identityOf = (customer: Owner) => ({
  uid: customer.uid,
  customerUid: customer.uid,
  username: customer.name,
  email: customer.email,
  emailVerified: customer.emailVerifiedAt !== null,
  avatar: customer.avatar,
});
