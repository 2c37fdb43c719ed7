import { defineTransitions } from '../../platform/transitions.js';

/** How far an order is in its animal. docs/rules/qurban.md#shares */
export const PARTICIPATION_STATES = ['held', 'paid', 'bought', 'done', 'released', 'refunded'] as const;
export type ParticipationState = (typeof PARTICIPATION_STATES)[number];

export const participationMoves = defineTransitions<ParticipationState>()(
  'participation',
  {
    held: 'Keikutsertaan ini masih menunggu dibayar.',
    paid: 'Keikutsertaan ini sudah dibayar.',
    bought: 'Keikutsertaan ini hewannya sudah dibeli.',
    done: 'Keikutsertaan ini sudah selesai.',
    released: 'Keikutsertaan ini sudah dilepas.',
    refunded: 'Keikutsertaan ini uangnya sudah dikembalikan.',
  },
  {
    held: {
      pay: { to: 'paid', by: ['system'] },
      release: { to: 'released', by: ['customer', 'admin', 'system'] },
    },
    paid: {
      buy: { to: 'bought', by: ['system'] },
      refund: { to: 'refunded', by: ['admin', 'system'] },
    },
    bought: { finish: { to: 'done', by: ['system'] } },
    done: {},
    released: {},
    refunded: {},
  },
);
export type ParticipationAction = ReturnType<typeof participationMoves.actionsOn>[number];

/** These have seats in their animal. */
export const SEATED: ParticipationState[] = ['held', 'paid', 'bought', 'done'];
/** Paid and not given back. */
export const PAID: ParticipationState[] = ['paid', 'bought', 'done'];
