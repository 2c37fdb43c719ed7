import { defineTransitions } from '../transitions.js';

export type PaymentState = 'submitted' | 'confirmed' | 'rejected' | 'voided';

/** `void`: the order was cancelled while the proof waited at the desk. */
export const paymentMoves = defineTransitions<PaymentState>()('payment', {
  submitted: {
    confirm: { to: 'confirmed', by: ['admin'] },
    reject: { to: 'rejected', by: ['admin'] },
    void: { to: 'voided', by: ['admin', 'system'] },
  },
  confirmed: {},
  rejected: {},
  voided: {},
});
