import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { seedCatalogue } from '#prisma/seed/catalogue';
import { seedDemo } from '#prisma/seed/demo';
import { seedErrands } from '#prisma/seed/errands/errands';
import { seedGiving } from '#prisma/seed/giving/giving';
import { seedMerchandise } from '#prisma/seed/merchandise/merchandise';
import { seedQurban } from '#prisma/seed/qurban/qurban';
import { seedVenues } from '#prisma/seed/venues/venues';
import { seedSekeranjang } from '#prisma/seed/sekeranjang/sekeranjang';
import { seedPaymentMethods } from '#prisma/seed/payment-methods';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { RULE_NAMES, brokenIn } from '#testing/invariants';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';

const UID = '00000000-0000-4000-8000-000000000001';
const MEMBER_OF_FULL = `SELECT a.order_uid FROM account a JOIN account_group g ON g.uid = a.group_uid
  WHERE g.filled_at IS NOT NULL AND a.status = 3 AND a.role = 'regular' LIMIT 1`;

/** One violation of each rule. */
const BREAKS: Record<string, string> = {
  'nothing is ordered by, or taken for, a customer who was erased before': `
    UPDATE customer SET name = 'Pelanggan Terhapus', phone_number = '', password_hash = '', avatar = NULL,
      reminder_phone = NULL, email_verified_at = now(), email = 'terhapus-' || uid || '@patungan.invalid',
      blocked_at = '2020-01-01', blocked_reason = NULL, erased_at = '2020-01-01'
    WHERE uid = (SELECT customer_uid FROM "order" LIMIT 1)`,
  'nothing is noted about a customer who was erased': `
    WITH gone AS (
      INSERT INTO customer (uid, name, email, phone_number, password_hash, blocked_at, erased_at)
      VALUES ('${UID}', 'Pelanggan Terhapus', 'terhapus-${UID}@patungan.invalid', '', '', now(), now()) RETURNING uid)
    INSERT INTO customer_note (uid, customer_uid, text, by, by_uid, at)
    SELECT uid, uid, 'Sudah ditelepon', 'Sari Admin', uid, now() FROM gone`,
  'every seat of a group is either free, taken by one account, or its series is spent': `
    UPDATE account_group SET free_regular_seats = '{}' WHERE cardinality(free_regular_seats) > 0`,
  'the host seats are the first ones and held by hosts only': `
    UPDATE account SET role = 'host' WHERE uid = (SELECT a.uid FROM account a JOIN account_group g ON g.uid = a.group_uid
      JOIN plan_family f ON f.uid = g.family_uid WHERE f.host_seats = 0 AND a.status = 3 LIMIT 1)`,
  'a line of a bank statement is the money of what it explains, to the sen': `
    WITH stated AS (
      INSERT INTO bank_statement (uid, method_uid, file_name, file_hash, format, line_count, new_count, first_day, last_day, created_by)
        SELECT gen_random_uuid(), uid, 'x', 'x', 'bca', 1, 1, now(), now(), 'x' FROM payment_method LIMIT 1 RETURNING uid, method_uid)
    INSERT INTO bank_statement_line (uid, statement_uid, method_uid, line, booked_on, amount_sen, description, identity,
        occurrence, state, payment_uid, decided_by, decided_at)
      SELECT gen_random_uuid(), s.uid, s.method_uid, 2, now(), 1, 'x', 'x', 1, 'used', p.uid, 'x', now()
      FROM stated s, payment p WHERE p.state = 'confirmed' LIMIT 1`,
  'money that cannot be placed is as far as its line and its payment or payout': `
    WITH stated AS (
      INSERT INTO bank_statement (uid, method_uid, file_name, file_hash, format, line_count, new_count, first_day, last_day, created_by)
        SELECT gen_random_uuid(), uid, 'x', 'x', 'bca', 1, 1, now(), now(), 'x' FROM payment_method LIMIT 1 RETURNING uid, method_uid)
    INSERT INTO bank_statement_line (uid, statement_uid, method_uid, line, booked_on, amount_sen, description, identity,
        occurrence, state, decided_by, decided_at)
      SELECT gen_random_uuid(), s.uid, s.method_uid, 2, now(), 1, 'x', 'x', 1, 'unplaced', 'x', now() FROM stated s`,
  'fees and interest of the bank are in the books what its statements say': `
    WITH stated AS (
      INSERT INTO bank_statement (uid, method_uid, file_name, file_hash, format, line_count, new_count, first_day, last_day, created_by)
        SELECT gen_random_uuid(), uid, 'x', 'x', 'bca', 1, 1, now(), now(), 'x' FROM payment_method LIMIT 1 RETURNING uid, method_uid)
    INSERT INTO bank_statement_line (uid, statement_uid, method_uid, line, booked_on, amount_sen, description, identity,
        occurrence, state, reason, decided_by, decided_at)
      SELECT gen_random_uuid(), s.uid, s.method_uid, 2, now(), -1, 'x', 'x', 1, 'charged', 'x', 'x', now() FROM stated s`,
  'what a gateway has transferred is in the books what the statements of the bank say': `
    WITH stated AS (
      INSERT INTO bank_statement (uid, method_uid, file_name, file_hash, format, line_count, new_count, first_day, last_day, created_by)
        SELECT gen_random_uuid(), uid, 'x', 'x', 'bca', 1, 1, now(), now(), 'x' FROM payment_method LIMIT 1 RETURNING uid, method_uid),
      line AS (INSERT INTO bank_statement_line (uid, statement_uid, method_uid, line, booked_on, amount_sen, description, identity,
        occurrence, state, gateway_fee_sen, decided_by, decided_at)
      SELECT gen_random_uuid(), s.uid, s.method_uid, 2, now(), 1, 'x', 'x', 1, 'settled', 0, 'x', now() FROM stated s RETURNING uid)
    INSERT INTO gateway_settlement (uid, line_uid, amount_sen, fee_sen) SELECT uid, uid, 1, 0 FROM line`,
  'what the shop has paid for what it sells is in the books as a cost, once': `
    WITH entry AS (
      INSERT INTO ledger_entry (uid, kind, cause) VALUES ('${UID}', 'cost', '${UID}') RETURNING uid)
    INSERT INTO ledger_posting (entry_uid, account, amount_sen, period) SELECT uid, 'goodsCost', 1, date_trunc('month', now()) FROM entry`,
  'a cost that is booked has left by a payout, as its amount and reference say, and no other one has, nor one that was a mistake': `
    INSERT INTO payout (uid, kind, ref_uid, state, amount_sen, due_at) VALUES ('${UID}', 'cost', '${UID}', 'scheduled', 1, now())`,
  'money that a seller has given back is of one booked cost, never more than that, and is recorded as recovered': `
    WITH stated AS (
      INSERT INTO bank_statement (uid, method_uid, file_name, file_hash, format, line_count, new_count, first_day, last_day, created_by)
        SELECT gen_random_uuid(), uid, 'x', 'x', 'bca', 1, 1, now(), now(), 'x' FROM payment_method LIMIT 1 RETURNING uid, method_uid),
    line AS (
      INSERT INTO bank_statement_line (uid, statement_uid, method_uid, line, booked_on, amount_sen, description, identity,
          occurrence, state, decided_by, decided_at)
        SELECT gen_random_uuid(), s.uid, s.method_uid, 2, now(), 1, 'x', 'x', 1, 'unplaced', 'x', now() FROM stated s RETURNING uid)
    INSERT INTO unplaced_money (uid, line_uid, amount_sen, arrived_on, state, booked_by, booked_at, decided_by, decided_at)
      SELECT gen_random_uuid(), uid, 1, now(), 'recovered', 'x', now(), 'x', now() FROM line`,
  'a transfer that the bank gave back was paid, is sent again to whom it was for, whole, and stays paid': `
    INSERT INTO payout (uid, kind, ref_uid, state, amount_sen, due_at) VALUES ('${UID}', 'bounced', '${UID}', 'scheduled', 1, now())`,
  'transfers that the bank gave back are in the books what is still to be sent again': `
    WITH entry AS (
      INSERT INTO ledger_entry (uid, kind, cause) VALUES ('${UID}', 'bounced', '${UID}') RETURNING uid)
    INSERT INTO ledger_posting (entry_uid, account, amount_sen, period) SELECT uid, 'bouncedTransfers', 1, date_trunc('month', now()) FROM entry`,
  'what was bought for customers has the cost of its receipt in the books': `
    WITH entry AS (
      INSERT INTO ledger_entry (uid, kind, cause) VALUES ('${UID}', 'errand-purchase', '${UID}') RETURNING uid)
    INSERT INTO ledger_posting (entry_uid, account, amount_sen, period) SELECT uid, 'goodsCost', 1, date_trunc('month', now()) FROM entry`,
  'money that cannot be placed is in the books what its records say': `
    WITH stated AS (
      INSERT INTO bank_statement (uid, method_uid, file_name, file_hash, format, line_count, new_count, first_day, last_day, created_by)
        SELECT gen_random_uuid(), uid, 'x', 'x', 'bca', 1, 1, now(), now(), 'x' FROM payment_method LIMIT 1 RETURNING uid, method_uid),
    seen AS (
    INSERT INTO bank_statement_line (uid, statement_uid, method_uid, line, booked_on, amount_sen, description, identity,
        occurrence, state, decided_by, decided_at)
      SELECT gen_random_uuid(), s.uid, s.method_uid, 2, now(), 1, 'x', 'x', 1, 'unplaced', 'x', now() FROM stated s RETURNING uid, amount_sen, booked_on)
    INSERT INTO unplaced_money (uid, line_uid, amount_sen, arrived_on, booked_by, booked_at)
      SELECT gen_random_uuid(), uid, amount_sen, booked_on, 'x', now() FROM seen`,
  'TV slots in use are the seats that need one': `UPDATE account SET needs_tv = NOT needs_tv`,
  'a customer holds at most one seat of a group': `
    DROP INDEX account_live_member;
    UPDATE account a SET customer_uid = (SELECT b.customer_uid FROM account b WHERE b.group_uid = a.group_uid ORDER BY b.uid LIMIT 1)`,
  'filled_at is set exactly while a group is full': `UPDATE account_group SET filled_at = NULL`,
  'group.filled is written once for each fill epoch': `
    INSERT INTO outbox (uid, name, payload, settled_at) SELECT gen_random_uuid(), 'group.filled',
      jsonb_build_object('groupUid', (SELECT uid FROM account_group LIMIT 1), 'fillEpoch', 1), now() FROM generate_series(1, 2)`,
  'an order and its account have matching statuses': `UPDATE account SET status = 5 WHERE status = 4`,
  'an order whose buyer has yet to answer is neither paid nor bought': `
    INSERT INTO order_question (order_uid, rules, asks_duties, asked_at)
      SELECT order_uid, '[]', true, now() FROM account WHERE status = 3 LIMIT 1`,
  'an order that awaits payment says until when': `UPDATE invoice SET due_at = NULL WHERE status = 'open'`,
  'the items of an order sum to its total': `UPDATE order_item SET quantity = 2`,
  'an order has the purchase invoice that its status requires': `
    UPDATE invoice SET status = 'expired' WHERE status = 'open'`,
  'an invoice is paid exactly when its amount has been received': `
    UPDATE invoice SET amount_sen = amount_sen + 1 WHERE status = 'paid'`,
  'the received amount of an invoice is the sum of its confirmed payments': `
    UPDATE payment SET received_sen = received_sen - 1 WHERE state = 'confirmed'`,
  'the history of a seat is a chain that ends at its status': `
    INSERT INTO account_history (account_uid, from_status, to_status, why, by) SELECT uid, 5, status, 'x', 'x' FROM account`,
  'the history of an order is a chain that ends at its status': `DELETE FROM order_history`,
  'an order that awaits confirmation has one submitted payment, and others have none': `
    UPDATE payment SET state = 'voided' WHERE state = 'submitted'`,
  'a processed, completed or refunded regular order was paid, once and in full': `
    UPDATE payment SET settled_sen = received_sen - 1 WHERE state = 'confirmed'`,
  'each payment through a gateway is of one charge': `
    UPDATE payment SET method = 'gateway' WHERE state = 'confirmed' AND credit_uid IS NULL`,
  'an unpaid, cancelled or expired order has no payment that has paid for it': `
    UPDATE "order" o SET status = 5 FROM account a WHERE a.order_uid = o.uid AND o.status = 4 AND a.role <> 'host'`,
  'the periods of a seat follow each other without a gap, each paid by an invoice of its own': `
    UPDATE seat_period SET number = 2`,
  'a renewal knows the end of the last period and its open invoice, and a seat that ended has none': `
    UPDATE seat_renewal SET paid_until = paid_until + interval '1 day'`,
  'paid time is counted from the first day of the first period, and no active seat without access is asked for more': `
    UPDATE seat_renewal SET anchor_day = anchor_day + 1 WHERE account_uid = (SELECT account_uid FROM seat_renewal LIMIT 1)`,
  'a seat that was active and has ended is on the list of accesses to be removed': `
    INSERT INTO access_removal (uid, account_uid, group_uid) SELECT r.account_uid, r.account_uid, a.group_uid
    FROM seat_renewal r JOIN account a ON a.uid = r.account_uid LIMIT 1`,
  'an active regular seat of a plan for a time has its first period': `DELETE FROM seat_renewal`,
  'an order of which all the money goes back is refunded, unless its seat lives': `
    WITH paid AS (
      SELECT p.uid, p.order_uid, p.received_sen FROM payment p JOIN "order" o ON o.uid = p.order_uid
      WHERE p.state = 'confirmed' AND o.product_line = 'sekeranjang' AND o.status = 3
        AND NOT EXISTS (SELECT FROM payment q WHERE q.order_uid = o.uid AND q.uid <> p.uid) LIMIT 1),
      given AS (INSERT INTO refund (uid, order_uid, payment_uid, state, amount_sen, fee_sen, reason, by)
        SELECT '${UID}', order_uid, uid, 'requested', received_sen, 0, 'x', 'x' FROM paid RETURNING uid, payment_uid, amount_sen)
    INSERT INTO refund_part (refund_uid, payment_uid, amount_sen) SELECT uid, payment_uid, amount_sen FROM given`,
  'the refunds of a payment never exceed what was received': `
    WITH given AS (INSERT INTO refund (uid, order_uid, payment_uid, state, amount_sen, fee_sen, reason, by)
      SELECT '${UID}', order_uid, uid, 'requested', received_sen + 1, 0, 'x', 'x' FROM payment WHERE state = 'confirmed' LIMIT 1
      RETURNING uid, payment_uid, amount_sen)
    INSERT INTO refund_part (refund_uid, payment_uid, amount_sen) SELECT uid, payment_uid, amount_sen FROM given`,
  'the parts of a refund are its amount, of payments of its order': `
    INSERT INTO refund (uid, order_uid, payment_uid, state, amount_sen, fee_sen, reason, by)
    SELECT '${UID}', order_uid, uid, 'requested', 100, 0, 'x', 'x' FROM payment WHERE state = 'confirmed' LIMIT 1`,
  'what one transfer has paid has its reference and goes to one account, unless it was the file of a batch': `
    WITH first AS (SELECT uid FROM payout ORDER BY uid LIMIT 1)
    UPDATE payout p SET state = 'paid', paid_at = now(), reference = p.uid::text, batch_uid = NULL,
      transfer_uid = nullif(first.uid, p.uid) FROM first`,
  'a payout and what it is for agree': `UPDATE payout SET amount_sen = amount_sen + 1`,
  'each payout that was paid has left the bank, or the gateway, in one entry': `
    UPDATE payout SET state = 'paid', paid_at = now() WHERE state = 'scheduled'`,
  'what is owed to each host is the sum of the payouts that are open': `
    UPDATE payout SET state = 'cancelled' WHERE state = 'scheduled'`,
  'every file belongs to a record of its kind and customer': `
    INSERT INTO file (uid, kind, content_type, key, sha256, bytes, width, height)
    VALUES ('${UID}', 'payment-proof', 'image/webp', 'proofs/x.webp', 'x', 1, 1, 1)`,
  'every ledger entry sums to zero': `
    INSERT INTO ledger_posting (entry_uid, account, amount_sen, period) SELECT uid, 'bank', 1, '2026-11-01' FROM ledger_entry LIMIT 1`,
  'a posting has the order of its cause and the month of its entry': `
    UPDATE ledger_posting SET party_uid = (SELECT uid FROM customer WHERE uid <> party_uid LIMIT 1)`,
  'the refunds of an order take back no more income than it has brought': `
    UPDATE ledger_posting SET amount_sen = -amount_sen WHERE account = 'feeIncome'`,
  'every ledger entry has a cause': `INSERT INTO ledger_entry (uid, kind, cause) VALUES ('${UID}', 'payment', '${UID}')`,
  'every event is settled and none was set aside': `
    INSERT INTO outbox (uid, name, payload) VALUES ('${UID}', 'order.cancelled', '{}')`,
  'everything that happened to money is in the books': `DELETE FROM ledger_posting; DELETE FROM ledger_entry`,
  'a full group has no order that waits for a payment request': `UPDATE "order" SET status = 7 WHERE uid IN (${MEMBER_OF_FULL})`,
  'a confirmed member of a group that is ready is not left waiting': `
    UPDATE account SET status = 2 WHERE order_uid IN (${MEMBER_OF_FULL})`,
  'a host has a reimbursement for each cycle that it has paid for, unless the family waits for the full group': `DELETE FROM reimbursement`,
  'what hosts owe is the sum of the receivables that are open': `
    INSERT INTO host_receivable (uid, cycle_uid, order_uid, amount_sen, opened_at)
    SELECT '${UID}', c.uid, p.order_uid, 100, now() FROM group_cycle c JOIN host_purchase p ON p.uid = c.purchase_uid LIMIT 1`,
  'the cycles of a group are numbered and follow each other without overlap, each for a verified purchase of the group': `UPDATE group_cycle SET number = number + 1`,
  'a series of treatments that is bought has its voucher, no other order has one, and its uses are counted': `
    INSERT INTO voucher (uid, code, order_uid, customer_uid, state, treatments, used, issued_at, use_by, first_used_at)
    SELECT '${UID}', 'ZAP', uid, customer_uid, 'in-use', 8, 1, now(), now() + interval '1 day', now() FROM "order" LIMIT 1`,
  'the vouchers of a group give no more treatments than its series has': `
    INSERT INTO voucher (uid, code, order_uid, customer_uid, state, treatments, used, issued_at, use_by)
    SELECT gen_random_uuid(), 'ZAP' || row_number() OVER (), order_uid, customer_uid, 'issued', 1, 0, now(), now() + interval '1 day'
    FROM account WHERE role = 'regular';
    UPDATE plan_family SET regular_seats = 1, starts_when_confirmed = NULL WHERE uid IN (
      SELECT family_uid FROM account_group WHERE uid IN (SELECT group_uid FROM account WHERE role = 'regular'))`,
  'no voucher is used whose seat was given back': `
    INSERT INTO voucher (uid, code, order_uid, customer_uid, state, treatments, used, issued_at, use_by, first_used_at)
    SELECT '${UID}', 'ZAP', order_uid, customer_uid, 'in-use', 8, 1, now(), now() + interval '1 day', now()
    FROM account WHERE status = 3 AND role = 'regular' LIMIT 1;
    UPDATE account SET status = 5 WHERE order_uid = (SELECT order_uid FROM voucher WHERE uid = '${UID}')`,
  'the stock of a variant is the sum of its movements, and what is held the sum of its open holds': `
    UPDATE merchandise_variant SET stock = stock + 1`,
  'an order for things has its holds and its parcel, and both are as far as it is': `
    UPDATE "order" SET product_line = 'merchandise' WHERE uid = (SELECT uid FROM "order" LIMIT 1)`,
  'the buyers of a product are its shares, each of the customer of its order': `
    UPDATE sekeranjang_product SET joined = joined + 1`,
  'an order of Sekeranjang has its share and its parcel, and both are as far as it is': `
    UPDATE "order" SET product_line = 'sekeranjang' WHERE uid = (SELECT uid FROM "order" LIMIT 1)`,
  'an order of an errand has its errand and its parcel, and both are as far as it is': `
    UPDATE "order" SET product_line = 'errands' WHERE uid = (SELECT uid FROM "order" LIMIT 1)`,
  'a cause has raised what its donations sum to, and passed on what its disbursements sum to': `
    UPDATE giving_cause SET raised_sen = raised_sen + 1`,
  'a cause keeps the money of the shares whose applicants are picked and do not have them yet': `
    INSERT INTO giving_application (uid, cause_uid, customer_uid, name, story, state)
    SELECT '${UID}', c.uid, u.uid, 'Ani', 'x', 'picked' FROM giving_cause c, customer u LIMIT 1`,
  'what a cause passes on has one payout, and is on its page once that is paid': `
    INSERT INTO giving_allotment (uid, cause_uid, amount_sen, title, by) SELECT gen_random_uuid(), uid, 1, 'x', 'x' FROM giving_cause LIMIT 1`,
  'what was given is as far as its order': `
    UPDATE "order" SET product_line = 'giving' WHERE uid = (SELECT uid FROM "order" LIMIT 1)`,
  'the books hold for each cause what it has raised and not passed on': `
    UPDATE giving_cause SET raised_sen = raised_sen + 1`,
  'a slot counts the places of its shares, and is as far as they are': `
    UPDATE venue_slot SET players = 1, paid = 1`,
  'the books hold for each slot what its shares have paid, less the fee and what has gone back or to its venue': `
    WITH entry AS (
      INSERT INTO ledger_entry (uid, kind, cause) VALUES ('${UID}', 'venue-payout', '${UID}') RETURNING uid)
    INSERT INTO ledger_posting (entry_uid, account, amount_sen, period) SELECT uid, 'venueFunds', 1, date_trunc('month', now()) FROM entry`,
  'a share of a slot is as far as its order': `
    UPDATE "order" SET product_line = 'venues' WHERE uid = (SELECT uid FROM "order" LIMIT 1)`,
  'an order of an animal has one seat for each of its shares while it lives, all in its animal': `
    UPDATE qurban_share SET seat = NULL WHERE seat = 1`,
  'an order of an animal is as far as its order, and an animal that is complete has all its shares paid': `
    UPDATE "order" SET product_line = 'qurban' WHERE uid = (SELECT uid FROM "order" WHERE product_line <> 'qurban' LIMIT 1)`,
  'the books hold for each animal what its shares have paid, less its cost and what was given back': `
    UPDATE qurban_animal SET cost_sen = cost_sen - 1 WHERE state = 'reported'`,
  'the books hold what is owed for tips and gifts': `
    INSERT INTO giving_gift (uid, order_uid, state, amount_sen, recipient_name, received_at, expires_at)
    SELECT '${UID}', uid, 'ready', 100, 'Ani', now(), now() FROM "order" LIMIT 1`,
  'an open batch holds what waits for its transfer or is paid, and one that is paid holds only that': `
    INSERT INTO payout_batch (uid, state, created_by, created_by_uid, created_at, closed_at)
    VALUES ('${UID}', 'paid', 'x', '${UID}', now(), now());
    UPDATE payout SET batch_uid = '${UID}' WHERE uid = (SELECT uid FROM payout WHERE state = 'approved' LIMIT 1)`,
  'what is kept for customers in the books is what their records say: deposits, credit and refunds to transfer': `
    UPDATE payment SET settled_sen = 0 WHERE state = 'confirmed'`,
  'every message is sent': `
    INSERT INTO notification (uid, customer_uid, kind, event_uid, title, body, email_state)
    SELECT gen_random_uuid(), uid, 'tell-order-created', '${UID}', 'x', 'x', 'sending' FROM customer LIMIT 1`,
};

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  const config = new Config({
    DATABASE_URL: database.url,
    APP_SECRET: 'x'.repeat(32),
    VAULT_KEY: `1:${'5'.repeat(64)}`,
  });
  const prisma = new Database(config);
  await seedCatalogue(prisma);
  await seedPaymentMethods(prisma);
  await seedDemo(prisma, new Date(), async () => undefined, new Vault(config));
  await seedMerchandise(prisma, async () => undefined);
  await seedSekeranjang(prisma, new Date(), async () => undefined);
  await seedErrands(prisma, new Date(), async () => undefined);
  await seedGiving(prisma, async () => undefined);
  await seedQurban(prisma, new Date(), async () => undefined);
  await seedVenues(prisma, new Date(), async () => undefined);
  await prisma.$disconnect();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});
beforeEach(async () => {
  await client.query('BEGIN');
  // The database itself enforces append-only tables and balanced entries; disabled here to break them.
  for (const table of ['account_history', 'order_history', 'ledger_entry', 'ledger_posting', 'seat_period'])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
});
afterEach(() => client.query('ROLLBACK'));

describe('the invariants', () => {
  it('hold in the demo data', async () => {
    expect(await brokenIn(client)).toEqual([]);
  });

  it('are each broken by one of the changes here', () => {
    expect(Object.keys(BREAKS).toSorted()).toEqual(RULE_NAMES.toSorted());
  });

  it.each(Object.entries(BREAKS))('report a violation of: %s', async (name, sql) => {
    await client.query(sql);
    const found = (await brokenIn(client)).filter((line) => line.startsWith(`${name}: `));
    expect(found.length).toBeGreaterThan(0);
  });
});
