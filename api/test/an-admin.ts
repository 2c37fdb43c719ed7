import { randomUUID } from 'node:crypto';
import type { AdminRole } from '#domain/platform/admin-role';
import { daysAfter } from '#domain/platform/durations';
import type { Database } from '#runtime/platform/db/database';
import { UNKNOWN_PASSWORD_HASH } from '#testing/factories';
import type { Tokens } from '../src/identity/session/tokens.js';

/** A signed-in admin; by default an owner. */
export async function anAdmin(
  database: Database,
  tokens: Tokens,
  { name = 'Admin Uji', role = 'owner' }: { name?: string; role?: AdminRole } = {},
) {
  const email = `${randomUUID()}@patungan.test`;
  const createdAt = new Date();
  const session = {
    uid: randomUUID(),
    deviceLabel: 'Uji',
    deviceHash: randomUUID(),
    createdAt,
    expiresAt: daysAfter(createdAt, 1),
  };
  const { uid } = await database.admin.create({
    data: { name, email, role, passwordHash: UNKNOWN_PASSWORD_HASH, sessions: { create: session } },
  });
  return { uid, name, email, token: tokens.forAdmin({ uid, sessionUid: session.uid }).accessToken };
}
