import { DomainError } from '../domain-error.js';
import { defineTransitions } from '../transitions.js';
import type { AdminRole } from './admin-role.js';

export type AdminState = 'active' | 'inactive';

export const adminMoves = defineTransitions<AdminState>()('admin', {
  active: { deactivate: { to: 'inactive', by: ['admin'] } },
  inactive: { activate: { to: 'active', by: ['admin'] } },
});

export interface ChangedAdmin {
  uid: string;
  role: AdminRole;
  state: AdminState;
}

/**
 * The console never loses its last owner: nobody else could make another one. `owners`: the active ones, held so that
 * none of them changes meanwhile. @throws DomainError LAST_OWNER
 */
export function requireOwnerLeft(owners: readonly { uid: string }[], after: ChangedAdmin): void {
  if (after.role === 'owner' && after.state === 'active') return;
  if (owners.some(({ uid }) => uid !== after.uid)) return;
  throw new DomainError('LAST_OWNER', 'Harus selalu ada satu pemilik yang aktif. Jadikan admin lain pemilik dulu, ya.');
}
