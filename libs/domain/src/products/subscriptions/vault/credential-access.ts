import type { AccountStatus } from '../accounts/account-status.js';
import { DomainError } from '../../../platform/domain-error.js';
import type { SeatRole } from '../../../catalogue/plan-family.js';

/** A member who asks for the login of the group. */
export interface Keyholder {
  role: SeatRole;
  status: AccountStatus;
  blocked: boolean;
}

/** Seconds that a revealed login stays on screen. */
export const REVEAL_SECONDS = 30;

/** Any active member. */
export const mayReveal = ({ status, blocked }: Keyholder): boolean => status === 'active' && !blocked;

/** The host after the purchase: with the proof uploaded, or verified. Before that there is no login. */
export const mayStore = ({ role, status, blocked }: Keyholder): boolean =>
  role === 'host' && (status === 'active' || status === 'waitingForConfirmation') && !blocked;

/** @throws DomainError (forbidden) with the reason. */
export function checkReveal(holder: Keyholder): void {
  if (mayReveal(holder)) return;
  if (holder.blocked) throw blocked();
  throw new DomainError(
    'CREDENTIAL_NOT_YOURS',
    holder.status === 'cancelled' || holder.status === 'refunded'
      ? 'Kursimu di grup ini sudah berakhir, jadi data login tidak bisa dibuka lagi.'
      : 'Data login bisa dibuka setelah kursimu aktif.',
    'forbidden',
  );
}

/** @throws DomainError (forbidden) with the reason. */
export function checkStore(holder: Keyholder): void {
  if (mayStore(holder)) return;
  if (holder.blocked) throw blocked();
  throw new DomainError(
    'CREDENTIAL_NOT_YOURS',
    holder.role === 'host' && holder.status === 'registered'
      ? 'Unggah bukti pembelian dulu, lalu simpan data loginnya.'
      : 'Hanya host grup ini yang bisa menyimpan data login.',
    'forbidden',
  );
}

// Clients key on "blocked customer". docs/rules/api.md#fixed-words
const blocked = () =>
  new DomainError(
    'BLOCKED_CUSTOMER',
    'blocked customer: akun ini tidak bisa membuka data login. Hubungi kami bila ini keliru.',
    'forbidden',
  );
