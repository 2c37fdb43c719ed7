import { type AccountStatus, holdsSeat } from '../accounts/account-status.js';
import { DomainError } from '../../../platform/domain-error.js';
import type { SeatRole } from '../../../catalogue/plan-family.js';

/** A member who asks for the login of the group. */
export interface VaultMember {
  role: SeatRole;
  status: AccountStatus;
  blocked: boolean;
  /** A regular member who uses the subscription with an account of its own: the login is the host's. */
  isInvited: boolean;
}

/** Seconds that a revealed login stays on screen. */
export const REVEAL_SECONDS = 30;

/**
 * Any active member who is not invited; a host sees what an admin has provided before it buys.
 * docs/rules/groups.md#login-data
 */
export const mayReveal = (
  { role, status, blocked, isInvited }: VaultMember,
  storedBy: 'host' | 'admin' | null,
): boolean =>
  !blocked && !isInvited && (status === 'active' || (role === 'host' && storedBy === 'admin' && holdsSeat(status)));

/** The host after the purchase: with the proof uploaded, or verified. Before that there is no login. */
export const mayStore = ({ role, status, blocked }: VaultMember): boolean =>
  role === 'host' && (status === 'active' || status === 'waitingForConfirmation') && !blocked;

/** @throws DomainError (forbidden) with the reason. */
export function checkReveal(member: VaultMember, storedBy: 'host' | 'admin' | null): void {
  if (mayReveal(member, storedBy)) return;
  if (member.blocked) throw blocked();
  throw new DomainError('CREDENTIAL_NOT_YOURS', whyNotRevealed(member), 'forbidden');
}

function whyNotRevealed({ status, isInvited }: VaultMember): string {
  if (status === 'cancelled' || status === 'refunded')
    return 'Kursimu di grup ini sudah berakhir, jadi data login tidak bisa dibuka lagi.';
  return isInvited
    ? 'Langganan ini kamu pakai dengan akunmu sendiri lewat undangan, jadi tidak perlu data login.'
    : 'Data login bisa dibuka setelah kursimu aktif.';
}

/** @throws DomainError (forbidden) with the reason. */
export function checkStore(member: VaultMember): void {
  if (mayStore(member)) return;
  if (member.blocked) throw blocked();
  throw new DomainError(
    'CREDENTIAL_NOT_YOURS',
    member.role === 'host' && member.status === 'registered'
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
