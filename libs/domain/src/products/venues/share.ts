import { defineTransitions } from '../../platform/transitions.js';

/** The part of one order in a slot. docs/rules/venues.md#shares */
export const SHARE_STATES = ['held', 'paid', 'used', 'kept', 'released', 'refunded'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

export const SHARE_KINDS = ['booking', 'player', 'rest'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const shareMoves = defineTransitions<ShareState>()(
  'place',
  {
    held: 'Tempat ini masih menunggu dibayar.',
    paid: 'Tempat ini sudah dibayar.',
    used: 'Tempat ini sudah dipakai.',
    kept: 'Tempat ini sudah dibatalkan terlambat.',
    released: 'Tempat ini sudah dilepas.',
    refunded: 'Tempat ini uangnya sudah dikembalikan.',
  },
  {
    held: {
      pay: { to: 'paid', by: ['system'] },
      release: { to: 'released', by: ['customer', 'admin', 'system'] },
    },
    paid: {
      use: { to: 'used', by: ['system'] },
      // Cancelled too late: the venue keeps its part of it.
      keep: { to: 'kept', by: ['customer'] },
      refund: { to: 'refunded', by: ['customer', 'admin', 'system'] },
    },
    used: {},
    // The venue itself cancels the slot: what it has kept goes back too.
    kept: { refund: { to: 'refunded', by: ['admin'] } },
    released: {},
    refunded: {},
  },
);
export type ShareAction = ReturnType<typeof shareMoves.actionsOn>[number];

/** Places that are counted in a slot. */
export const LIVE_SHARES: ShareState[] = ['held', 'paid', 'used', 'kept'];
