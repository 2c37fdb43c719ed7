import { DomainError } from '../../platform/domain-error.js';
import type { AdminRole } from '../../platform/admin-role.js';

interface WrittenNote {
  byUid: string;
}
interface Remover {
  uid: string;
  role: AdminRole;
}

/** Whether an admin may remove a note about a customer: who wrote it, and an owner. docs/rules/privacy.md#notes */
export const mayRemoveNote = ({ byUid }: WrittenNote, { uid, role }: Remover): boolean =>
  role === 'owner' || byUid === uid;

/** @throws DomainError to anyone else. */
export function requireMayRemoveNote(note: WrittenNote, admin: Remover): void {
  if (!mayRemoveNote(note, admin))
    throw new DomainError(
      'NOT_THE_AUTHOR',
      'Catatan ini hanya bisa dihapus oleh penulisnya atau oleh pemilik.',
      'forbidden',
    );
}
