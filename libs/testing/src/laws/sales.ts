import { A, B, EARLY, type BrokenRows, type SecondRows } from './rows.js';

export const SALES_BROKEN: BrokenRows = {
  payout_amount: ['payout', { amount_sen: 0 }],
  payout_kind: ['payout', { kind: 'gift' }],
  payout_paid: ['payout', { state: 'paid' }, { state: 'approved', paid_at: EARLY }],
  payout_state: ['payout', { state: 'lost' }],
  payment_amount: ['payment', { amount_sen: 0 }],
  order_item_fee: ['order_item', { quantity: 2, unit_price_sen: 100, fee_sen: 201 }],
  item_quantity_check: ['order_item', { quantity: 0 }],
  invoice_fee: ['invoice', { amount_sen: 5, fee_sen: 6 }],
  invoice_paid: ['invoice', { status: 'paid' }, { status: 'open', paid_at: EARLY }],
  invoice_purpose_check: ['invoice', { purpose: 'gift' }],
  invoice_status_check: ['invoice', { status: 'lost' }],
  payment_method_known: ['payment', { method: 'cash' }],
  payment_received: [
    'payment',
    { state: 'confirmed' },
    { state: 'submitted', received_sen: 1 },
    { state: 'confirmed', received_sen: 0 },
  ],
  payment_settled: [
    'payment',
    { state: 'confirmed', received_sen: 1, settled_sen: -1 },
    { state: 'submitted', settled_sen: 0 },
  ],
  payment_state: ['payment', { state: 'lost' }],
  refund_amount: [
    'refund',
    { amount_sen: 0, fee_sen: 0 },
    { amount_sen: 100, fee_sen: -1 },
    { amount_sen: 100, fee_sen: 101 },
  ],
  refund_paid: ['refund', { state: 'paid' }, { state: 'approved', paid_at: EARLY }],
  refund_credited: ['refund', { state: 'credited' }, { state: 'requested', credited_at: EARLY }],
  refund_state: ['refund', { state: 'lost' }],
  ledger_account_type: ['ledger_account', { type: 'money' }],
  ledger_posting_period: ['ledger_posting', { period: '2026-11-02' }],
  order_status_check: ['order', { status: 0 }, { status: 9 }],
  amount_sen_check: ['order', { total_sen: -1 }],
};

export const SALES_SECOND: SecondRows = {
  payment_open: {
    table: 'payment',
    first: { invoice_uid: A, state: 'submitted' },
    refused: [{}],
    taken: [{ state: 'confirmed', received_sen: 1 }, { state: 'rejected' }, { state: 'voided' }, { invoice_uid: B }],
  },
  invoice_open_renewal: {
    table: 'invoice',
    first: { order_uid: A, purpose: 'renewal', status: 'open' },
    refused: [{}],
    taken: [{ status: 'void' }, { purpose: 'purchase' }, { order_uid: B }],
  },
  invoice_purchase: {
    table: 'invoice',
    first: { order_uid: A, purpose: 'purchase', status: 'void' },
    refused: [{}, { status: 'open' }, { status: 'expired' }],
    taken: [{ purpose: 'renewal' }, { purpose: 'additional' }, { order_uid: B }],
  },
  order_idempotency: {
    table: 'order',
    first: { customer_uid: A, idempotency_key: 'x', status: 8 },
    refused: [{}],
    taken: [{ customer_uid: B }, { idempotency_key: 'y' }, { idempotency_key: null }, { idempotency_key: null }],
  },
  order_open_retry: {
    table: 'order',
    first: { customer_uid: A, retry_key: 'x', status: 1 },
    refused: [{}, { status: 7 }, { status: 3 }],
    taken: [
      ...[2, 4, 5, 6, 8].map((status) => ({ status })),
      { customer_uid: B },
      { retry_key: 'y' },
      { retry_key: null },
      { retry_key: null },
    ],
  },
};
