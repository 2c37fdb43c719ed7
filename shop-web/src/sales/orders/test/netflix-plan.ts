import type { OrderedPlan } from '../ordered-plan';

/** A plan without conditions, in a group that the shop finds. */
export const NETFLIX_PLAN: OrderedPlan = {
  provider: { name: 'Netflix', slug: 'netflix', color: '#8a3a3a', member: 4 },
  variant: {
    uid: '50000000-0000-4000-8000-000000000001',
    packageUid: '40000000-0000-4000-8000-000000000001',
    packageName: 'Reguler non-TV',
    durationLabel: '1 bulan',
    grandTotal: 54_000,
    isHost: false,
    isPo: false,
    needsTv: false,
    invites: false,
    startsWhenConfirmed: null,
  },
  groupUid: null,
  rules: [],
};
