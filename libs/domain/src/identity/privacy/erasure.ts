import { defineTransitions } from '../../platform/transitions.js';

/** A customer's request for erasure (UU PDP 27/2022). Final: withdrawn, finished. docs/decisions/0012 */
export type ErasureState = 'requested' | 'withdrawn' | 'erased' | 'finished';
export const erasureMoves = defineTransitions<ErasureState>()(
  'erasure',
  {
    requested: 'Permintaan hapus akun ini sudah diajukan.',
    erased: 'Permintaan hapus akun ini sedang dijalankan.',
    withdrawn: 'Permintaan hapus akun ini sudah ditarik kembali.',
    finished: 'Permintaan hapus akun ini sudah selesai.',
  },
  {
    requested: {
      withdraw: { to: 'withdrawn', by: ['customer', 'admin'] },
      erase: { to: 'erased', by: ['system'] },
    },
    // A second run removes what was written meanwhile with an old token.
    erased: { finish: { to: 'finished', by: ['system'] } },
    withdrawn: {},
    finished: {},
  },
);

/** What replaces the personal data of an erased customer; no mail reaches the address. */
export const pseudonymOf = (customerUid: string) => ({
  name: 'Pelanggan Terhapus',
  email: `terhapus-${customerUid}@patungan.invalid`,
  phoneNumber: '',
});

/** Why a customer cannot be erased yet: an order, or money on it, is open, or what the customer runs. */
export const OBSTACLES = [
  'payment-unconfirmed',
  'payment-short',
  'refund-unpaid',
  'reimbursement-unpaid',
  'active-seat',
  'open-order',
  'venue-in-use',
  'payout-unpaid',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];
