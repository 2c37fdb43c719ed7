import { defineTransitions } from '../../platform/transitions.js';

/** A tip to the team is the shop's income; one to a host is the host's money. docs/rules/giving.md#tips */
export const TIP_RECIPIENTS = ['team', 'host'] as const;

/** Promised: its order is not paid. Passed on: it has left the bank for the host. */
export const TIP_STATES = ['promised', 'received', 'passed-on', 'lapsed', 'returned'] as const;
export type TipState = (typeof TIP_STATES)[number];
export const tipMoves = defineTransitions<TipState>()(
  'tip',
  {
    promised: 'Tip ini masih menunggu dibayar.',
    received: 'Tip ini sudah diterima.',
    'passed-on': 'Tip ini sudah diteruskan.',
    lapsed: 'Tip ini sudah gugur.',
    returned: 'Tip ini uangnya sudah dikembalikan.',
  },
  {
    promised: {
      receive: { to: 'received', by: ['system'] },
      lapse: { to: 'lapsed', by: ['system', 'customer', 'admin'] },
    },
    received: { pay: { to: 'passed-on', by: ['admin'] }, refund: { to: 'returned', by: ['admin'] } },
    'passed-on': {},
    lapsed: {},
    returned: {},
  },
);
