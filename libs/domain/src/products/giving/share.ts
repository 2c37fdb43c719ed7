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
    given: {},
    withdrawn: {},
  },
);

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
    picked: { fulfil: { to: 'fulfilled', by: ['admin'] } },
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
