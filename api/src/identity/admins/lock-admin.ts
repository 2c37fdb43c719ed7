import type { ChangedAdmin } from '#domain/identity/admins/admin';
import type { AdminRole } from '#domain/platform/admin-role';
import type { Tx } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';

export interface LockedAdmin extends ChangedAdmin {
  name: string;
  email: string;
}

/**
 * Locks the active owners, then the admin: of two requests that would remove the last two owners, the second sees the
 * effect of the first.
 * @throws Refusal 404
 */
export async function lockAdmin(tx: Tx, uid: string): Promise<{ admin: LockedAdmin; owners: { uid: string }[] }> {
  const owners = await tx.$queryRaw<{ uid: string }[]>`
    SELECT uid FROM admin WHERE role = 'owner' AND deactivated_at IS NULL ORDER BY uid FOR UPDATE`;
  const [row] = await tx.$queryRaw<{ name: string; email: string; role: AdminRole; active: boolean }[]>`
    SELECT name, email, role, deactivated_at IS NULL AS active FROM admin WHERE uid = ${uid}::uuid FOR UPDATE`;
  if (!row) throw new Refusal('NOT_FOUND', 404);
  const { active, ...admin } = row;
  return { admin: { uid, ...admin, state: active ? 'active' : 'inactive' }, owners };
}
