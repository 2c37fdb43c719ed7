import { DomainError } from '../../platform/domain-error.js';
import { defineTransitions } from '../../platform/transitions.js';
import type { AdminRole } from '../../platform/admin-role.js';

export type AdminState = 'active' | 'inactive';

export const adminMoves = defineTransitions<AdminState>()(
  'admin',
  {
    active: 'Admin ini sedang aktif.',
    inactive: 'Admin ini sudah dinonaktifkan.',
  },
  {
    active: { deactivate: { to: 'inactive', by: ['admin'] } },
    inactive: { activate: { to: 'active', by: ['admin'] } },
  },
);

export interface ChangedAdmin {
  uid: string;
  role: AdminRole;
  state: AdminState;
}

/**
 * The console must keep an active owner, because only an owner can appoint another one. `owners`: the active ones,
 * locked by the caller.
 * @throws DomainError LAST_OWNER
 */
export function requireOwnerLeft(owners: readonly { uid: string }[], after: ChangedAdmin): void {
  if (after.role === 'owner' && after.state === 'active') return;
  if (owners.some(({ uid }) => uid !== after.uid)) return;
  throw new DomainError('LAST_OWNER', 'Harus selalu ada satu pemilik yang aktif. Jadikan admin lain pemilik dulu, ya.');
}
