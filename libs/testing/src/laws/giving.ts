import { A, B, EARLY, LATE, type BrokenRows, type SecondRows } from './rows.js';

export const GIVING_BROKEN: BrokenRows = {
  giving_application_fulfilled: [
    'giving_application',
    { state: 'fulfilled' },
    { state: 'waiting', fulfilled_at: EARLY },
  ],
  giving_application_state: ['giving_application', { state: 'lost' }],
  giving_cause_funds: [
    'giving_cause',
    { raised_sen: 1, disbursed_sen: 2 },
    { raised_sen: 2, disbursed_sen: 1, allotted_sen: 2 },
    { disbursed_sen: -1 },
    { allotted_sen: -1 },
    { donations: -1 },
  ],
  giving_cause_prices: ['giving_cause', { target_sen: 0 }, { share_price_sen: 0 }],
  giving_disbursement_amount: ['giving_disbursement', { amount_sen: 0, file_uid: A }],
  giving_allotment_amount: ['giving_allotment', { amount_sen: 0 }],
  giving_disbursement_payment: ['giving_disbursement', { amount_sen: 1, payment_uid: A }],
  giving_disbursement_proof: ['giving_disbursement', { amount_sen: 1, file_uid: A, application_uid: A }],
  giving_donation_amount: ['giving_donation', { amount_sen: 0 }, { share_count: -1 }],
  giving_donation_message: ['giving_donation', { message_state: 'loud' }],
  giving_donation_state: [
    'giving_donation',
    { state: 'promised', received_at: EARLY },
    { state: 'lapsed', received_at: EARLY },
    { state: 'received' },
    { state: 'returned' },
    { state: 'lost' },
  ],
  giving_gift_amount: ['giving_gift', { amount_sen: 0 }],
  giving_gift_claimed: [
    'giving_gift',
    { state: 'claimed', received_at: EARLY, expires_at: LATE },
    { state: 'ready', received_at: EARLY, expires_at: LATE, claimed_by: A, claimed_at: EARLY },
    { state: 'claimed', received_at: EARLY, expires_at: LATE, claimed_by: A },
  ],
  giving_gift_state: [
    'giving_gift',
    { state: 'promised', received_at: EARLY },
    { state: 'lapsed', received_at: EARLY },
    { state: 'ready', expires_at: LATE },
    { state: 'ready', received_at: EARLY },
    { state: 'lost', received_at: EARLY, expires_at: LATE },
  ],
  giving_share_state: [
    'giving_share',
    { state: 'given', given_at: EARLY },
    { state: 'given', application_uid: A },
    { state: 'available', application_uid: A },
    { state: 'withdrawn', application_uid: A },
    { state: 'lost' },
  ],
  giving_tip_amount: ['giving_tip', { amount_sen: 0 }],
  giving_tip_recipient: ['giving_tip', { host_uid: A }, { recipient: 'host' }, { recipient: 'boss' }],
  giving_tip_state: [
    'giving_tip',
    { recipient: 'team', state: 'promised', received_at: EARLY },
    { recipient: 'team', state: 'lapsed', received_at: EARLY },
    { recipient: 'team', state: 'received' },
    { recipient: 'team', state: 'returned' },
    { recipient: 'team', state: 'passed-on', received_at: EARLY },
    { state: 'passed-on', recipient: 'host', host_uid: A },
    { recipient: 'team', state: 'lost' },
  ],
};

export const GIVING_SECOND: SecondRows = {
  giving_application_open: {
    table: 'giving_application',
    first: { customer_uid: A, state: 'waiting' },
    refused: [{}, { state: 'picked' }],
    taken: [{ state: 'declined' }, { state: 'withdrawn' }, { customer_uid: B }],
  },
};
