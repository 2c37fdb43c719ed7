export type Row = Record<string, unknown>;

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';
const EARLY = '2026-01-01T00:00:00Z';
const LATE = '2026-01-02T00:00:00Z';

const ERASED: Row = {
  uid: A,
  erased_at: EARLY,
  name: 'Pelanggan Terhapus',
  email: `terhapus-${A}@patungan.invalid`,
  phone_number: '',
  password_hash: '',
  blocked_at: EARLY,
};
const IN_USE: Row = { state: 'in-use', treatments: 8, used: 1, issued_at: EARLY, first_used_at: EARLY, use_by: LATE };
const FINISHED: Row = { state: 'finished', erased_at: EARLY, finished_at: EARLY, files: [], mails: [] };
const SEALED: Row = { wrapped_key: `\\x${'00'.repeat(60)}`, sealed: `\\x${'00'.repeat(29)}` };

/** Each CHECK, with the table and the rows that only it refuses: the ones just beyond what is allowed. */
export const BROKEN_ROWS: Record<string, [table: string, ...rows: Row[]]> = {
  provider_color: ['provider', { color: 'red' }, { color: '#12345' }, { color: '#1234567' }, { color: '#12345g' }],
  provider_type: ['provider', { type: 0 }, { type: 3 }],
  plan_family_seats: [
    'plan_family',
    { host_seats: -1, regular_seats: 4 },
    { host_seats: 2, regular_seats: 4 },
    { host_seats: 1, regular_seats: 0 },
    { host_seats: 1, regular_seats: 101 },
  ],
  plan_family_start: [
    'plan_family',
    { host_seats: 1, regular_seats: 4, starts_when_confirmed: 0 },
    { host_seats: 1, regular_seats: 4, starts_when_confirmed: 6 },
  ],
  plan_family_tv_slots: ['plan_family', { tv_slots: -1 }],
  variant_duration: ['variant', { duration_months: 0 }, { duration_months: 61 }],
  price_amounts: [
    'price',
    { grand_total_sen: -1 },
    { provider_price_sen: -1 },
    { admin_fee_sen: -1 },
    { activation_fee_sen: -1 },
  ],
  price_fees: [
    'price',
    { grand_total_sen: 100, admin_fee_sen: 60, activation_fee_sen: 41 },
    { grand_total_sen: 100, activation_fee_sen: 101 },
  ],
  price_notice_text: ['price_notice', { text: 'ab' }, { text: 'x'.repeat(501) }],
  customer_email_lower: ['customer', { email: 'Ani@patungan.test' }],
  customer_erased: [
    'customer',
    { ...ERASED, name: 'Ani' },
    { ...ERASED, email: 'ani@patungan.test' },
    { ...ERASED, email: `terhapus-${B}@patungan.invalid` },
    { ...ERASED, phone_number: '0812' },
    { ...ERASED, password_hash: 'x' },
    { ...ERASED, avatar: 'x' },
    { ...ERASED, reminder_phone: '0812' },
    { ...ERASED, blocked_at: null },
    { ...ERASED, blocked_reason: 'x' },
  ],
  session_generation: ['session', { generation: -1 }],
  admin_generation: ['admin', { generation: -1 }],
  admin_role: ['admin', { role: 'root' }],
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
    { amount_sen: 60, provider_price_sen: 100, host_share_sen: 40, transfer_fee_sen: 5 },
  ],
  reimbursement_paid: ['reimbursement', { state: 'paid' }, { state: 'approved', paid_at: EARLY }],
  reimbursement_state: ['reimbursement', { state: 'lost' }],
  notification_email: ['notification', { email_state: 'lost' }],
  order_fee: ['order', { grand_total_sen: 100, fee_sen: 101 }],
  payment_amount: ['payment', { amount_sen: 0 }],
  payment_state: ['payment', { state: 'lost' }],
  refund_amount: [
    'refund',
    { amount_sen: 0, fee_sen: 0 },
    { amount_sen: 100, fee_sen: -1 },
    { amount_sen: 100, fee_sen: 101 },
  ],
  attempt_count: ['attempt', { count: -1 }],
  account_link_email_lower: ['account_link', { email: 'Ani@patungan.test' }],
  account_link_end: ['account_link', { used_at: EARLY, ended_at: EARLY }],
  account_link_purpose: ['account_link', { purpose: 'sign-in' }],
  blacklist_entry_end: [
    'blacklist_entry',
    { state: 'active', ended_at: EARLY },
    { state: 'lifted' },
    { state: 'expired' },
  ],
  blacklist_entry_reason: ['blacklist_entry', { reason: '' }, { reason: '  ' }],
  blacklist_entry_state: ['blacklist_entry', { state: 'lost', ended_at: EARLY }],
  blacklist_key_kind: ['blacklist_key', { kind: 'face' }],
  blacklist_key_value: ['blacklist_key', { kind: 'phone', value: '' }, { kind: 'email', value: 'Ani@patungan.test' }],
  blacklist_match_on: ['blacklist_match', { matched_on: 'name' }],
  blacklist_appeal_answer: ['blacklist_appeal', { state: 'waiting', answered_at: EARLY }, { state: 'refused' }],
  blacklist_appeal_state: ['blacklist_appeal', { state: 'lost', answered_at: EARLY }],
  erasure_state: [
    'erasure',
    { state: 'lost' },
    { state: 'requested', withdrawn_at: EARLY },
    { state: 'requested', erased_at: EARLY },
    { state: 'requested', finished_at: EARLY },
    { state: 'withdrawn' },
    { state: 'withdrawn', withdrawn_at: EARLY, erased_at: EARLY },
    { state: 'erased' },
    { state: 'erased', erased_at: EARLY, withdrawn_at: EARLY },
    { state: 'erased', erased_at: EARLY, finished_at: EARLY },
    { ...FINISHED, withdrawn_at: EARLY },
    { ...FINISHED, erased_at: null },
    { ...FINISHED, finished_at: null },
    { ...FINISHED, files: ['x'] },
    { ...FINISHED, mails: ['x'] },
  ],
  audit_link_position: ['audit_link', { position: 0 }],
  audit_head_one: ['audit_head', { id: 2 }],
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
  maintenance_known_platform: ['maintenance', { platform: 'other' }],
  price_import_applied: ['price_import', { applied_at: EARLY }, { applied_by: 'x' }],
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
  scheme_edit_edits: ['scheme_edit', { edits: [] }],
  scheme_edit_version: ['scheme_edit', { version: 0 }],
  eligibility_edit_text: ['eligibility_edit', { text: 'ab' }, { text: 'x'.repeat(301) }],
  eligibility_edit_version: ['eligibility_edit', { version: 0 }],
  order_status_check: ['order', { status: 0 }, { status: 9 }],
  order_kind_check: ['order', { kind: 'gift' }],
  amount_sen_check: ['order', { grand_total_sen: -1 }, { fee_sen: -1 }, { host_share_sen: -1 }],
  account_status_check: ['account', { status: 0 }, { status: 8 }],
  seat_role_check: ['account', { role: 'guest' }],
  seat_number_check: ['account', { seat_number: 0 }],
  seat_numbers_check: ['account_group', { free_host_seats: [0] }, { free_regular_seats: [0] }],
};

interface Second {
  table: string;
  first: Row;
  /** What differs from the first and is refused all the same. */
  refused: Row[];
  /** What differs from the first and may stand beside it. */
  taken: Row[];
}

/** Each partial unique index. */
export const SECOND_ROWS: Record<string, Second> = {
  payment_open: {
    table: 'payment',
    first: { order_uid: A, state: 'submitted' },
    refused: [{}, { state: 'confirmed' }],
    taken: [{ state: 'rejected' }, { state: 'voided' }, { order_uid: B }],
  },
  host_purchase_open: {
    table: 'host_purchase',
    first: { order_uid: A, state: 'verified' },
    refused: [{}, { state: 'submitted' }],
    taken: [{ state: 'rejected' }, { order_uid: B }],
  },
  account_link_open: {
    table: 'account_link',
    first: { customer_uid: A, purpose: 'verify-email' },
    refused: [{}],
    taken: [{ used_at: EARLY }, { ended_at: EARLY }, { purpose: 'change-email' }, { customer_uid: B }],
  },
  blacklist_appeal_waiting: {
    table: 'blacklist_appeal',
    first: { entry_uid: A, customer_uid: A, state: 'waiting' },
    refused: [{}],
    taken: [{ state: 'refused', answered_at: EARLY }, { entry_uid: B }, { customer_uid: B }],
  },
  erasure_open: {
    table: 'erasure',
    first: { ...FINISHED, customer_uid: A },
    refused: [{}, { state: 'requested', erased_at: null, finished_at: null }, { state: 'erased', finished_at: null }],
    taken: [{ state: 'withdrawn', withdrawn_at: EARLY, erased_at: null, finished_at: null }, { customer_uid: B }],
  },
  follow_up_open: {
    table: 'follow_up',
    first: { account_uid: A, state: 'open' },
    refused: [{}],
    taken: [{ state: 'answered', answer: 'x', answered_at: EARLY, answered_by: 'x' }, { account_uid: B }],
  },
  order_idempotency: {
    table: 'order',
    first: { customer_uid: A, idempotency_key: 'x', status: 8 },
    refused: [{}],
    taken: [{ customer_uid: B }, { idempotency_key: 'y' }, { idempotency_key: null }, { idempotency_key: null }],
  },
  order_open_retry: {
    table: 'order',
    first: { customer_uid: A, retry_key: 'x', status: 1, kind: 'ready' },
    refused: [{}, { status: 7, kind: 'pre-order' }, { status: 3, kind: 'host' }],
    taken: [
      ...[2, 3, 4, 5, 6, 8].map((status) => ({ status })),
      { status: 2, kind: 'host' },
      { customer_uid: B },
      { retry_key: 'y' },
      { retry_key: null },
      { retry_key: null },
    ],
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
