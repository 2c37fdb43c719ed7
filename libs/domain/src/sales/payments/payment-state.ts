import { defineTransitions } from '../../platform/transitions.js';

export const PAYMENT_STATES = ['submitted', 'confirmed', 'rejected', 'voided'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** `void`: the order was cancelled while the proof was waiting. Its money may have come: docs/rules/payments.md#late-money */
export const paymentMoves = defineTransitions<PaymentState>()(
  'payment',
  {
    submitted: 'Pembayaran ini masih menunggu diperiksa.',
    confirmed: 'Pembayaran ini sudah dikonfirmasi.',
    rejected: 'Pembayaran ini sudah ditolak.',
    voided: 'Pembayaran ini sudah gugur karena pesanannya ditutup.',
  },
  {
    submitted: {
      confirm: { to: 'confirmed', by: ['admin'] },
      reject: { to: 'rejected', by: ['admin'] },
      void: { to: 'voided', by: ['admin', 'system'] },
    },
    confirmed: {},
    rejected: {},
    voided: { confirm: { to: 'confirmed', by: ['admin'] } },
  },
);
