import type { ChangedAdmin } from '#domain/admins/admin';
import type { AdminRole } from '#domain/admins/admin-role';
import type { Tx } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';

export interface LockedAdmin extends ChangedAdmin {
  name: string;
  email: string;
}

/**
 * Holds the admin, and before that every active owner: of two who each take away one of the last two, the second sees
 * what the first has done. @throws Refusal 404
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
