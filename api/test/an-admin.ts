import { randomUUID } from 'node:crypto';
import type { AdminRole } from '#domain/admins/admin-role';
import type { Database } from '#runtime/db/database';
import { NOBODY_KNOWS } from '#testing/factories';
import type { Tokens } from '../src/session/tokens.js';

/** An admin who is signed in; an owner unless told otherwise. */
export async function anAdmin(
  database: Database,
  tokens: Tokens,
  { name = 'Admin Uji', role = 'owner' }: { name?: string; role?: AdminRole } = {},
) {
  const email = `${randomUUID()}@patungan.test`;
  const { uid, generation } = await database.admin.create({ data: { name, email, role, passwordHash: NOBODY_KNOWS } });
  return { uid, name, email, token: tokens.forAdmin({ uid, generation }).accessToken };
}
