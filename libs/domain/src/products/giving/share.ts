import { DomainError } from '../../platform/domain-error.js';
import { defineTransitions } from '../../platform/transitions.js';

/** A share of a subscription that a donation has paid. docs/rules/giving.md#netflix-shares */
export type ShareState = 'available' | 'given' | 'withdrawn';
export const shareMoves = defineTransitions<ShareState>()(
  'share',
  {
    available: 'Bagian ini masih tersedia.',
    given: 'Bagian ini sudah diberikan.',
    withdrawn: 'Bagian ini sudah ditarik kembali.',
  },
  {
    available: { give: { to: 'given', by: ['admin'] }, withdraw: { to: 'withdrawn', by: ['admin'] } },
    given: { 'take-back': { to: 'available', by: ['admin', 'system'] } },
    withdrawn: {},
  },
);

export interface PricedShare {
  uid: string;
  priceSen: bigint;
}
/** Of free shares, oldest first, those whose money is still with the cause: each is given in turn, a dearer one is passed over. */
export function fundedShares(free: readonly PricedShare[], heldSen: bigint): PricedShare[] {
  let left = heldSen;
  return free.filter(({ priceSen }) => {
    if (priceSen > left) return false;
    left -= priceSen;
    return true;
  });
}

/** @throws DomainError NO_SHARE_LEFT, or SHARE_UNFUNDED where the money of the free ones went elsewhere. */
export function shareToGive(free: readonly PricedShare[], heldSen: bigint): PricedShare {
  const [share] = fundedShares(free, heldSen);
  if (share) return share;
  if (free.length === 0)
    throw new DomainError('NO_SHARE_LEFT', 'Belum ada jatah yang bisa diberikan. Tunggu donasi berikutnya.');
  throw new DomainError(
    'SHARE_UNFUNDED',
    'Masih ada jatah, tapi uangnya sudah disalurkan ke hal lain. Tunggu donasi berikutnya, ya.',
  );
}

/** A request for a share. */
export const APPLICATION_STATES = ['waiting', 'picked', 'fulfilled', 'declined', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const applicationMoves = defineTransitions<ApplicationState>()(
  'application',
  {
    waiting: 'Pengajuan ini masih menunggu keputusan.',
    picked: 'Pengajuan ini sudah dipilih.',
    fulfilled: 'Pengajuan ini sudah dipenuhi.',
    declined: 'Pengajuan ini sudah ditolak.',
    withdrawn: 'Pengajuan ini sudah ditarik kembali.',
  },
  {
    waiting: {
      pick: { to: 'picked', by: ['admin'] },
      decline: { to: 'declined', by: ['admin'] },
      withdraw: { to: 'withdrawn', by: ['customer', 'system'] },
    },
    picked: {
      fulfil: { to: 'fulfilled', by: ['admin'] },
      // No `decline`: a second desk with an old page would take back what was just promised.
      'take-back': { to: 'declined', by: ['admin'] },
      withdraw: { to: 'withdrawn', by: ['system'] },
    },
    fulfilled: {},
    declined: {},
    withdrawn: {},
  },
);
export const OPEN_APPLICATION_STATES: ApplicationState[] = ['waiting', 'picked'];

/** A donation whose share was given away cannot go back. @throws DomainError SHARE_GIVEN. */
export function checkSharesFree(states: readonly ShareState[]): void {
  if (states.includes('given'))
    throw new DomainError(
      'SHARE_GIVEN',
      'Jatah dari donasi ini sudah diberikan, jadi uangnya tidak bisa dikembalikan.',
    );
}
