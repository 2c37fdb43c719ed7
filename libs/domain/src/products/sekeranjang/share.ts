import { defineTransitions } from '../../platform/transitions.js';

/** The place of one order in a product. docs/rules/sekeranjang.md#shares */
export const SHARE_STATES = ['held', 'joined', 'won', 'supplied', 'released', 'refunded'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

export const shareMoves = defineTransitions<ShareState>()(
  'share',
  {
    held: 'Tempat ini masih menunggu dibayar.',
    joined: 'Tempat ini sudah dibayar.',
    won: 'Tempat ini sudah terpilih.',
    supplied: 'Tempat ini sudah diserahkan.',
    released: 'Tempat ini sudah dilepas.',
    refunded: 'Tempat ini uangnya sudah dikembalikan.',
  },
  {
    held: {
      pay: { to: 'joined', by: ['system'] },
      release: { to: 'released', by: ['customer', 'admin', 'system'] },
    },
    joined: {
      win: { to: 'won', by: ['system'] },
      refund: { to: 'refunded', by: ['admin', 'system'] },
    },
    won: {
      supply: { to: 'supplied', by: ['system'] },
      refund: { to: 'refunded', by: ['admin'] },
    },
    supplied: { refund: { to: 'refunded', by: ['admin'] } },
    released: {},
    refunded: {},
  },
);
export type ShareAction = ReturnType<typeof shareMoves.actionsOn>[number];

/** Paid and not given back: these are counted as buyers. */
export const PAID_SHARES: ShareState[] = ['joined', 'won', 'supplied'];
/** A customer has one place in a product. */
export const LIVE_SHARES: ShareState[] = ['held', ...PAID_SHARES];
