import { defineTransitions } from '../../../platform/transitions.js';

/** What a host has bought at the provider. A rejected one is final as well: the host submits another. */
export const PURCHASE_STATES = ['submitted', 'verified', 'rejected'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
export const purchaseMoves = defineTransitions<PurchaseState>()('purchase', {
  submitted: { verify: { to: 'verified', by: ['admin'] }, reject: { to: 'rejected', by: ['admin'] } },
  verified: {},
  rejected: {},
});
