import { defineTransitions } from '../transitions.js';

/** What a member asks the shop for help with. */
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

/** `close` without an answer: solved elsewhere, or nothing to say. */
export const followUpMoves = defineTransitions<FollowUpState>()('follow_up', {
  open: { answer: { to: 'answered', by: ['admin'] }, close: { to: 'closed', by: ['admin'] } },
  answered: { close: { to: 'closed', by: ['admin'] } },
  closed: {},
});
