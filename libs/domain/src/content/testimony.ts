import { defineTransitions } from '../platform/transitions.js';

export const TESTIMONY_STATES = ['waiting', 'shown', 'hidden'] as const;
export type TestimonyState = (typeof TESTIMONY_STATES)[number];

/** docs/rules/content.md#testimonies */
export const testimonyMoves = defineTransitions<TestimonyState>()(
  'testimony',
  {
    waiting: 'Testimoni ini masih menunggu diperiksa.',
    shown: 'Testimoni ini sudah ditampilkan.',
    hidden: 'Testimoni ini sudah disembunyikan.',
  },
  {
    waiting: { show: { to: 'shown', by: ['admin'] }, hide: { to: 'hidden', by: ['admin'] } },
    shown: { hide: { to: 'hidden', by: ['admin'] } },
    hidden: { show: { to: 'shown', by: ['admin'] } },
  },
);
export type TestimonyAction = ReturnType<typeof testimonyMoves.actionsOn>[number];
