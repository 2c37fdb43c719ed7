import { defineTransitions } from '../../../platform/transitions.js';

/** Topics of a member's request for help. */
export const HELP_TOPIC = {
  login: 'Tidak bisa masuk',
  seat: 'Kursi atau grup',
  payment: 'Pembayaran atau pengembalian dana',
  other: 'Lainnya',
} as const;
export type HelpTopic = keyof typeof HELP_TOPIC;
export const HELP_TOPICS = Object.keys(HELP_TOPIC) as [HelpTopic, ...HelpTopic[]];

export const FOLLOW_UP_STATES = ['open', 'answered', 'closed'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/** `close` without an answer: solved elsewhere, or nothing to answer. */
export const followUpMoves = defineTransitions<FollowUpState>()(
  'follow_up',
  {
    open: 'Permintaan bantuan ini masih terbuka.',
    answered: 'Permintaan bantuan ini sudah dijawab.',
    closed: 'Permintaan bantuan ini sudah ditutup.',
  },
  {
    open: { answer: { to: 'answered', by: ['admin'] }, close: { to: 'closed', by: ['admin'] } },
    answered: { close: { to: 'closed', by: ['admin'] } },
    closed: {},
  },
);
