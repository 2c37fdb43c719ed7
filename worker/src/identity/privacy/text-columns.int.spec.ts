import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RuntimeModule } from '#runtime/runtime.module';
import { type World, openWorld } from '#testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterAll(() => world.close());

/** Tables without data about a customer. */
const OURS = [
  'account_group',
  'admin',
  'admin_recovery_code',
  'admin_second_factor',
  'admin_session',
  'admin_view',
  'article',
  'article_category',
  'audit_head',
  'audit_link',
  'bank_statement',
  'banner',
  'campaign',
  'campaign_live',
  'campaign_mission',
  'campaign_prize',
  'campaign_vote_option',
  'category',
  'content_picture',
  'content_picture_file',
  'decided_alone',
  'eligibility_edit',
  'giving_allotment',
  'giving_cause',
  'giving_disbursement',
  'giving_share',
  'inbox',
  'ledger_account',
  'ledger_alarm',
  'ledger_close',
  'ledger_entry',
  'ledger_posting',
  'mail_destination',
  'maintenance',
  'merchandise_movement',
  'merchandise_picture',
  'merchandise_product',
  'merchandise_variant',
  'package',
  'message_text',
  'payment_method',
  'payout_batch',
  'plan_family',
  'price',
  'price_import',
  'price_notice',
  'provider',
  'qurban_animal',
  'qurban_kind',
  'qurban_message',
  'qurban_picture',
  'qurban_season',
  'repeatable_sql',
  'request_count',
  'scheme_edit',
  'sekeranjang_picture',
  'sekeranjang_tier',
  'shipping_rate',
  'shipping_zone',
  'shop_setting',
  'vault_key',
  'venue_price',
];

/** What an erasure does with every other text of the database; `eraseRows` does it, its spec sees that nothing is left. */
const TEXTS: Record<string, { erased: string[]; kept: Record<string, string> }> = {
  cost: {
    erased: [],
    kept: {
      account: 'of the ledger',
      by: 'an admin',
      decided_by: 'an admin',
      kind: '',
      label: 'a thing, or the number of an order',
      payee: 'a seller or courier',
      product_line: '',
      reason: 'why it cost so much',
      reference: 'of the bank, for the books',
      reversal_by: 'an admin',
      reversal_reason: 'why it was a mistake',
      state: '',
    },
  },
  cost_recovery: {
    erased: [],
    kept: { by: 'an admin', undone_by: 'an admin', undone_reason: 'why it was not the money of the seller' },
  },
  line_proposal: { erased: [], kept: { by: 'an admin', reason: 'why so much money came' } },
  change_proposal: {
    erased: [],
    kept: { by: 'an admin', kind: '', reason: 'why the shop is to be set so', value: 'of the shop' },
  },
  payment_proposal: { erased: [], kept: { by: 'an admin', reason: 'why so much money came' } },
  access_removal: { erased: [], kept: { done_by: 'an admin' } },
  account: { erased: [], kept: { role: 'host or regular', pending_reason: 'a sentence of ours' } },
  account_history: { erased: ['why'], kept: { by: 'customer, system or an admin' } },
  account_link: { erased: ['email', 'previous_email', 'purpose', 'token_hash'], kept: {} },
  address: {
    erased: ['city', 'district', 'label', 'note', 'phone_number', 'postal_code', 'province', 'recipient', 'street'],
    kept: {},
  },
  access_claim: {
    erased: ['message', 'note'],
    kept: { answered_by: 'host or admin', ended_by: 'an admin, or who', reason: 'one of five', state: '' },
  },
  attempt: { erased: [], kept: { key: 'keyed hash, for a day' } },
  audit_log: {
    erased: [],
    kept: {
      action: 'of the console',
      actor: 'an admin',
      change: 'states, sums, bank references',
      ip: 'of the admin',
      reason: 'salted digest; the words are in audit_reason',
      subject: 'of the console',
    },
  },
  audit_reason: { erased: ['salt', 'text'], kept: {} },
  gateway_settlement: { erased: [], kept: { reversal_by: 'an admin', reversal_reason: 'why it was no settlement' } },
  bank_charge: { erased: [], kept: { reversal_by: 'an admin', reversal_reason: 'why it was no fee of the bank' } },
  bank_statement_line: {
    erased: ['description'],
    kept: {
      booked_at: 'a time',
      decided_by: 'an admin',
      identity: 'hash, so that no later statement brings it again',
      reason: 'why it is not about an order',
      reference: 'of the bank, for the books',
      state: '',
    },
  },
  blacklist_appeal: { erased: ['answer', 'message'], kept: { answered_by: 'an admin', state: '' } },
  blacklist_entry: {
    erased: ['end_reason', 'reason'],
    kept: { created_by: 'an admin', ended_by: 'an admin', state: '' },
  },
  blacklist_hint: { erased: [], kept: { decided_by: 'an admin', matched_on: 'the kind of key', state: '' } },
  blacklist_key: { erased: ['value'], kept: { kind: 'phone, email or device' } },
  blacklist_match: { erased: [], kept: { matched_on: 'the kind of key' } },
  campaign_lottery: {
    erased: [],
    kept: {
      commitment: 'of the seed',
      entries_hash: 'of codes',
      prize: 'of ours',
      seed: 'random',
      state: '',
      title: 'of ours',
    },
  },
  campaign_lottery_entry: { erased: ['name'], kept: { code: 'a random code; the draw is repeated with it' } },
  campaign_participant: { erased: ['unique_code'], kept: {} },
  campaign_prize_code: { erased: [], kept: { code: 'of ours; the customer is removed' } },
  campaign_submission: { erased: ['decided_by', 'link', 'reason', 'state', 'text'], kept: {} },
  campaign_vote: { erased: ['mailbox'], kept: {} },
  consent: { erased: [], kept: { document: 'which of ours', version: 'of it' } },
  credential_access: { erased: ['ip'], kept: { admin_name: 'an admin', kind: '' } },
  customer: {
    erased: ['avatar', 'blocked_reason', 'email', 'name', 'password_hash', 'phone_number', 'reminder_phone'],
    kept: {},
  },
  customer_note: { erased: ['by', 'text'], kept: {} },
  erasure: { erased: [], kept: { files: 'random names, until finished', mails: 'the same', state: '' } },
  payout: {
    erased: ['account_name', 'account_number', 'bank_name', 'reason'],
    kept: {
      approved_by: 'an admin',
      kind: '',
      paid_by: 'an admin',
      reference: 'of the bank, for the books',
      state: '',
    },
  },
  file: { erased: ['key', 'sha256'], kept: { content_type: '', kind: '' } },
  file_sketch: { erased: ['cells', 'waves'], kept: {} },
  follow_up: {
    erased: ['answer', 'message'],
    kept: { answered_by: 'an admin', closed_by: 'the same', state: '', topic: 'one of four' },
  },
  gateway_charge: {
    erased: [],
    kept: {
      channel: 'how it was paid',
      pay_code: 'a number made for one payment',
      reference: 'of the gateway',
      state: '',
    },
  },
  gateway_notification: { erased: [], kept: { digest: 'a hash', found: 'a state', said: 'a state' } },
  errand: {
    erased: ['link', 'name', 'note', 'quote_note', 'reason'],
    kept: { code: 'of ours', state: '' },
  },
  forgotten_password: { erased: ['email'], kept: {} },
  group_change: { erased: [], kept: { action: 'a word of ours', digest: 'hash of a preview', by: 'an admin' } },
  group_credential: {
    erased: ['sealed', 'wrapped_key'],
    kept: { stored_by: 'host or admin' },
  },
  host_purchase: {
    erased: ['account_name', 'account_number', 'bank_name', 'reason'],
    kept: { decided_by: 'an admin', state: '' },
  },
  host_commitment: { erased: [], kept: { duties: 'words of ours' } },
  host_receivable: { erased: ['note'], kept: { decided_by: 'an admin', state: '' } },
  host_task: { erased: [], kept: { kind: '', outcome: '' } },
  giving_application: {
    erased: ['name', 'reason', 'story'],
    kept: { decided_by: 'an admin', state: '' },
  },
  giving_donation: { erased: ['message'], kept: { message_state: '', state: '' } },
  giving_gift: { erased: ['message', 'recipient_name', 'secret_hash'], kept: { state: '' } },
  giving_tip: {
    erased: ['account_name', 'account_number', 'bank_name', 'message'],
    kept: { recipient: 'team or host', state: '' },
  },
  review: { erased: ['decided_by', 'plan', 'reason', 'state', 'text'], kept: {} },
  testimony: { erased: ['about', 'state', 'text'], kept: {} },
  merchandise_hold: { erased: [], kept: { outcome: 'sold or released' } },
  invoice: { erased: [], kept: { number: 'of the books', purpose: '', status: '' } },
  notification: { erased: ['body', 'email_state', 'kind', 'link', 'title'], kept: {} },
  order: {
    erased: ['email', 'idempotency_key', 'name', 'phone_number', 'request_hash', 'retry_key'],
    kept: { number: 'of the books', product_line: '' },
  },
  order_question: { erased: [], kept: { rules: 'words of ours' } },
  order_eligibility: { erased: ['account_email'], kept: { answers: 'to questions of ours' } },
  // Those of an errand are a text of the customer; all others are of the price list.
  order_item: { erased: ['details', 'title'], kept: {} },
  order_history: { erased: ['why'], kept: { by: 'customer, system or an admin' } },
  outbox: {
    erased: [],
    kept: {
      held_by: 'server or a domain',
      name: '',
      payload: 'identifiers and facts',
      request_id: 'random',
      set_aside_reason: 'of the queue',
    },
  },
  payment: {
    erased: ['account_name', 'bank_from', 'reason'],
    kept: { decided_by: 'an admin', fund: 'what the shop holds it for', method: '', state: '' },
  },
  provider_account: {
    erased: [],
    kept: { email_hash: 'a rule of twelve months outlives the customer', household: '' },
  },
  venue: {
    erased: ['account_name', 'account_number', 'bank_name'],
    kept: { address: 'of the place', city: '', description: '', name: '', picture_alt: '', slug: '', sport: '' },
  },
  venue_share: { erased: [], kept: { kind: '', state: '' } },
  unplaced_money: {
    erased: [],
    kept: { booked_by: 'an admin', decided_by: 'an admin', reversal_reason: 'why it was a mistake', state: '' },
  },
  venue_slot: { erased: ['reason'], kept: { state: '' } },
  qurban_participation: { erased: [], kept: { state: '' } },
  qurban_share: { erased: ['name'], kept: {} },
  qurban_transfer: { erased: ['reason'], kept: { by: 'an admin' } },
  refund: {
    erased: ['account_name', 'account_number', 'bank_name', 'reason'],
    kept: {
      approved_by: 'an admin',
      by: 'an admin',
      gateway_asked_by: 'an admin',
      reference: 'of the bank, for the books',
      state: '',
    },
  },
  seat_access: { erased: [], kept: { confirmed_by: 'member or silence' } },
  sekeranjang_product: {
    erased: ['description', 'link', 'name', 'reason'],
    kept: { code: 'of ours', state: '' },
  },
  sekeranjang_share: { erased: [], kept: { state: '' } },
  shipment: {
    erased: [
      'city',
      'district',
      'note',
      'phone_number',
      'postal_code',
      'province',
      'recipient',
      'street',
      'tracking_number',
    ],
    kept: { courier: 'a company', info: 'of the pick-up', method: '', service: 'of the price list', state: '' },
  },
  shipment_history: { erased: ['why'], kept: { by: 'customer, system or an admin', from_state: '', to_state: '' } },
  thread_line: { erased: ['message'], kept: { admin_name: 'an admin', party: 'one of three' } },
  shop_purchase: { erased: [], kept: { account: 'an account of the shop', bought_by: 'an admin' } },
  voucher: { erased: [], kept: { code: 'random', state: '' } },
  voucher_use: { erased: [], kept: { recorded_by: 'an admin' } },
  session: { erased: ['device_hash', 'device_id', 'device_label', 'device_os', 'refresh_hash'], kept: {} },
  waiting_entry: { erased: ['notes'], kept: {} },
  webview_code: { erased: ['code_hash'], kept: {} },
};

it('every text column of the database is listed with what an erasure does to it', async () => {
  const columns = await world.database.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
      AND data_type IN ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea', 'inet', 'xml')`;
  const found = columns.filter(({ table }) => !OURS.includes(table)).map(({ table, column }) => `${table}.${column}`);
  const decided = Object.entries(TEXTS).flatMap(([table, { erased, kept }]) =>
    [...erased, ...Object.keys(kept)].map((column) => `${table}.${column}`),
  );
  expect(decided.sort()).toEqual(found.sort());
});
