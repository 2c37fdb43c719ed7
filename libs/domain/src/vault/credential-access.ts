import type { AccountStatus } from '../accounts/account-status.js';
import { DomainError } from '../domain-error.js';
import type { SeatRole } from '../groups/group.js';

/** Who stands in front of the vault of the seat's group. */
export interface Keyholder {
  role: SeatRole;
  status: AccountStatus;
  blocked: boolean;
}

/** How long a revealed login stays on the screen. */
export const REVEAL_SECONDS = 30;

/** Active members see the login, whoever they are in the group; nobody whose seat waits or has ended. */
export const mayReveal = ({ status, blocked }: Keyholder): boolean => status === 'active' && !blocked;

/** The host who has bought: with the proof uploaded, or verified. Before that there is no login to share. */
export const mayStore = ({ role, status, blocked }: Keyholder): boolean =>
  role === 'host' && (status === 'active' || status === 'waitingForConfirmation') && !blocked;

/** @throws DomainError (forbidden) that says what is missing. */
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

/** @throws DomainError (forbidden) that says what is missing. */
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

// The words that the shop's blacklist modal keys on. Spec 1 §8.
const blocked = () =>
  new DomainError(
    'BLOCKED_CUSTOMER',
    'blocked customer: akun ini tidak bisa membuka data login. Hubungi kami bila ini keliru.',
    'forbidden',
  );
