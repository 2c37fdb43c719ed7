import { A, B, EARLY, type BrokenRows, type Row, type SecondRows } from './rows.js';

const ERASED: Row = {
  uid: A,
  erased_at: EARLY,
  name: 'Pelanggan Terhapus',
  email: `terhapus-${A}@patungan.invalid`,
  phone_number: '',
  password_hash: '',
  blocked_at: EARLY,
};
const FINISHED: Row = { state: 'finished', erased_at: EARLY, finished_at: EARLY, files: [], mails: [] };

export const IDENTITY_BROKEN: BrokenRows = {
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
  customer_note_text: ['customer_note', { text: '' }, { text: '  ' }, { text: 'x'.repeat(1_001) }],
  session_bound: ['session', { is_bound: true }],
  session_generation: ['session', { generation: -1 }],
  admin_role: ['admin', { role: 'root' }],
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
  blacklist_hint_on: ['blacklist_hint', { matched_on: 'name' }],
  blacklist_hint_state: ['blacklist_hint', { state: 'lost' }],
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
};

export const IDENTITY_SECOND: SecondRows = {
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
};
