import { randomUUID } from 'node:crypto';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { deviceLabel } from './device-label.js';
import { hashOfSecret } from './random-secret.js';
import type { RequestDevice } from './request-device.js';
import { ADMIN_SECONDS } from './tokens.js';

/** Opens a session of the console as long as its token lives. @returns its uid. */
export async function openAdminSession(
  tx: Tx,
  adminUid: string,
  { userAgent, secret }: RequestDevice,
  now: Date,
): Promise<string> {
  const uid = randomUUID();
  await tx.adminSession.create({
    data: {
      uid,
      adminUid,
      deviceLabel: deviceLabel(userAgent),
      deviceHash: hashOfSecret(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + ADMIN_SECONDS * 1_000),
    },
    select: { uid: true },
  });
  return uid;
}

/** The second factor was given in this session. */
export async function completeSignIn(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.adminSession.update({ where: { uid }, data: { secondFactorAt: now }, select: { uid: true } });
}

type Whose = Pick<Prisma.AdminSessionWhereInput, 'uid' | 'adminUid'>;

/** Ends sessions of the console, from their next request on. @returns how many. */
export async function endAdminSessions(tx: Tx, whose: Whose, now: Date): Promise<number> {
  const where = { ...whose, revokedAt: null, expiresAt: { gt: now } };
  const { count } = await tx.adminSession.updateMany({ where, data: { revokedAt: now } });
  return count;
}
