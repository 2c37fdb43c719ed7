import { A, B, EARLY, LATE, type BrokenRows, type Row, type SecondRows } from './rows.js';

const IN_USE: Row = { state: 'in-use', treatments: 8, used: 1, issued_at: EARLY, first_used_at: EARLY, use_by: LATE };
const SEALED: Row = { wrapped_key: `\\x${'00'.repeat(60)}`, sealed: `\\x${'00'.repeat(29)}` };

export const SUBSCRIPTIONS_BROKEN: BrokenRows = {
  account_group_seats: [
    'account_group',
    { size: 1, free_host_seats: [1], free_regular_seats: [1] },
    { size: 2, free_host_seats: [], free_regular_seats: [3] },
    { size: 2, free_host_seats: [3], free_regular_seats: [] },
  ],
  account_group_tv: ['account_group', { tv_slots: 2, tv_taken: -1 }, { tv_slots: 2, tv_taken: 3 }],
  host_purchase_state: ['host_purchase', { state: 'paid' }],
  reimbursement_amount: [
    'reimbursement',
    { amount_sen: 0, provider_price_sen: 100, host_share_sen: 95, transfer_fee_sen: 5 },
    { amount_sen: 60, provider_price_sen: 100, host_share_sen: 40, transfer_fee_sen: 5, correction_sen: 0 },
    { amount_sen: 55, provider_price_sen: 100, host_share_sen: 40, transfer_fee_sen: 5, correction_sen: 1 },
  ],
  reimbursement_correction_change: ['reimbursement_correction', { from_sen: 5, to_sen: 5 }],
  host_task_kind: ['host_task', { kind: 'sing' }],
  host_task_outcome: ['host_task', { ended_at: EARLY }, { outcome: 'done' }, { ended_at: EARLY, outcome: 'lost' }],
  host_receivable_amount: ['host_receivable', { amount_sen: 0 }],
  host_receivable_state: [
    'host_receivable',
    { state: 'lost' },
    { state: 'settled' },
    { state: 'open', decided_at: EARLY },
  ],
  group_cycle_span: [
    'group_cycle',
    { starts_at: EARLY, ends_at: EARLY },
    { starts_at: EARLY, ends_at: LATE, cut_at: '2026-01-03T00:00:00Z' },
  ],
  account_pre_order: ['account', { role: 'host', pre_order: true }],
  access_removal_done: ['access_removal', { done_at: EARLY }, { done_by: 'Sari' }],
  seat_period_time: [
    'seat_period',
    { starts_at: EARLY, ends_at: EARLY, number: 1 },
    { starts_at: EARLY, ends_at: LATE, number: 0 },
  ],
  seat_renewal_months: ['seat_renewal', { months: 0 }],
  seat_renewal_quote: [
    'seat_renewal',
    { months: 1, quote_sen: 5 },
    { months: 1, quote_fee_sen: 5 },
    { months: 1, quote_sen: 5, quote_fee_sen: 6 },
  ],
  seat_renewal_ended: [
    'seat_renewal',
    { months: 1, ended_at: EARLY, due_at: LATE },
    { months: 1, ended_at: EARLY, invoice_uid: A },
  ],
  follow_up_answer: [
    'follow_up',
    { state: 'answered' },
    { state: 'open', answer: 'x', answered_at: EARLY, answered_by: 'x' },
    { state: 'answered', answer: 'x', answered_by: 'x' },
    { state: 'answered', answer: 'x', answered_at: EARLY },
  ],
  follow_up_closed: [
    'follow_up',
    { state: 'closed' },
    { state: 'closed', closed_at: EARLY },
    { state: 'open', closed_at: EARLY, closed_by: 'x' },
  ],
  follow_up_state: ['follow_up', { state: 'lost' }],
  follow_up_topic: ['follow_up', { topic: 'weather' }],
  vault_key_fingerprint: ['vault_key', { fingerprint: 'a'.repeat(63) }, { fingerprint: 'A'.repeat(64) }],
  vault_key_version: ['vault_key', { version: 0 }],
  group_credential_sealed: [
    'group_credential',
    { ...SEALED, wrapped_key: `\\x${'00'.repeat(59)}` },
    { ...SEALED, sealed: `\\x${'00'.repeat(28)}` },
  ],
  group_credential_stored_by: ['group_credential', { stored_by: 'guest' }],
  group_credential_version: ['group_credential', { version: 0 }],
  credential_access_kind: ['credential_access', { kind: 'guessed', account_uid: A }],
  credential_access_reveal: ['credential_access', { kind: 'revealed', admin_name: 'x' }],
  credential_access_who: ['credential_access', { kind: 'stored' }, { kind: 'stored', account_uid: A, admin_name: 'x' }],
  order_eligibility_email_lower: ['order_eligibility', { account_email: 'Ani@patungan.test' }],
  provider_account_household: ['provider_account', { household: 'netflix' }],
  voucher_finished: ['voucher', { ...IN_USE, state: 'finished' }, { ...IN_USE, used: 8 }],
  voucher_first_use: [
    'voucher',
    { ...IN_USE, state: 'issued', used: 0 },
    { ...IN_USE, first_used_at: null },
    { ...IN_USE, first_used_at: '2026-01-02T00:00:01Z' },
    { ...IN_USE, issued_at: LATE },
  ],
  voucher_state: ['voucher', { ...IN_USE, state: 'lost' }],
  voucher_unused: ['voucher', { ...IN_USE, state: 'issued' }, { ...IN_USE, state: 'expired' }],
  voucher_used: [
    'voucher',
    { treatments: 0, used: 0 },
    { treatments: 8, used: -1, first_used_at: EARLY },
    { treatments: 8, used: 9, first_used_at: EARLY },
  ],
  voucher_use_number: ['voucher_use', { number: 0 }],
  account_status_check: ['account', { status: 0 }, { status: 8 }],
  seat_role_check: ['account', { role: 'guest' }],
  seat_number_check: ['account', { seat_number: 0 }],
  seat_numbers_check: ['account_group', { free_host_seats: [0] }, { free_regular_seats: [0] }],
};

export const SUBSCRIPTIONS_SECOND: SecondRows = {
  host_purchase_open: {
    table: 'host_purchase',
    first: { order_uid: A, state: 'submitted' },
    refused: [{}],
    taken: [{ state: 'verified' }, { state: 'rejected' }, { order_uid: B }],
  },
  follow_up_open: {
    table: 'follow_up',
    first: { account_uid: A, state: 'open' },
    refused: [{}],
    taken: [{ state: 'answered', answer: 'x', answered_at: EARLY, answered_by: 'x' }, { account_uid: B }],
  },
  account_live_seat: {
    table: 'account',
    first: { group_uid: A, seat_number: 1, status: 1 },
    refused: [1, 2, 3, 4, 7].map((status) => ({ status })),
    taken: [{ status: 5 }, { status: 6 }, { seat_number: 2 }, { group_uid: B }],
  },
  account_live_member: {
    table: 'account',
    first: { group_uid: A, customer_uid: A, status: 1 },
    refused: [1, 2, 3, 4, 7].map((status) => ({ status })),
    taken: [{ status: 5 }, { status: 6 }, { customer_uid: B }, { group_uid: B }],
  },
  account_live_host: {
    table: 'account',
    first: { group_uid: A, role: 'host', status: 1 },
    refused: [1, 2, 3, 4, 7].map((status) => ({ status })),
    taken: [{ status: 5 }, { status: 6 }, { role: 'regular' }, { group_uid: B }],
  },
};
