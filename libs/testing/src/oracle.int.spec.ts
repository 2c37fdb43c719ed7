import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { seedCatalogue } from '#prisma/seed/catalogue';
import { seedDemo } from '#prisma/seed/demo';
import { seedPaymentMethods } from '#prisma/seed/payment-methods';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { RULE_NAMES, brokenIn } from '#testing/oracle';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';

const UID = '00000000-0000-4000-8000-000000000001';
const MEMBER_OF_FULL = `SELECT a.order_uid FROM account a JOIN account_group g ON g.uid = a.group_uid
  WHERE g.filled_at IS NOT NULL AND a.status = 3 AND a.role = 'regular' LIMIT 1`;

/** How each rule can be broken, once. */
const BREAKS: Record<string, string> = {
  'every seat of a group is either free or taken, once': `
    UPDATE account_group SET free_regular_seats = '{}' WHERE cardinality(free_regular_seats) > 0`,
  'the host seats are the first ones, and only hosts sit there': `
    UPDATE account SET role = 'host' WHERE uid = (SELECT a.uid FROM account a JOIN account_group g ON g.uid = a.group_uid
      JOIN plan_family f ON f.uid = g.family_uid WHERE f.host_seats = 0 AND a.status = 3 LIMIT 1)`,
  'TV slots in use are the seats that need one': `UPDATE account SET needs_tv = NOT needs_tv`,
  'a customer sits at most once in a group': `
    DROP INDEX account_live_member;
    UPDATE account a SET customer_uid = (SELECT b.customer_uid FROM account b WHERE b.group_uid = a.group_uid ORDER BY b.uid LIMIT 1)`,
  'a group says when it was filled exactly while it is full': `UPDATE account_group SET filled_at = NULL`,
  'group.filled is told once for each time a group fills': `
    INSERT INTO outbox (uid, name, payload, settled_at) SELECT gen_random_uuid(), 'group.filled',
      jsonb_build_object('groupUid', (SELECT uid FROM account_group LIMIT 1), 'fillEpoch', 1), now() FROM generate_series(1, 2)`,
  'an order and its seat agree': `UPDATE account SET status = 5 WHERE status = 4`,
  'an order waits for money exactly until its due date': `UPDATE "order" SET due_at = now() WHERE status = 4`,
  'the history of a seat is a chain that ends at its status': `
    INSERT INTO account_history (account_uid, from_status, to_status, why, by) SELECT uid, 5, status, 'x', 'x' FROM account`,
  'the history of an order is a chain that ends at its status': `DELETE FROM order_history`,
  'the desk holds one payment for an order that waits for confirmation, and none for others': `
    UPDATE payment SET state = 'voided' WHERE state = 'submitted'`,
  'a regular order that is processed or done was paid, once and in full': `
    UPDATE payment SET amount_sen = amount_sen - 1 WHERE state = 'confirmed'`,
  'an order that ended without money has no confirmed payment': `
    UPDATE "order" SET status = 5 WHERE status = 4 AND kind <> 'host'`,
  'every picture proves something': `
    INSERT INTO proof (uid, key, sha256, bytes, width, height) VALUES ('${UID}', 'proofs/x.webp', 'x', 1, 1, 1)`,
  'the books sum to zero, entry by entry': `
    INSERT INTO ledger_posting (entry_uid, account, amount_sen) SELECT uid, 'bank', 1 FROM ledger_entry LIMIT 1`,
  'nothing is in the books that did not happen': `INSERT INTO ledger_entry (uid, kind, cause) VALUES ('${UID}', 'payment', '${UID}')`,
  'every event is settled and none was set aside': `
    INSERT INTO outbox (uid, name, payload) VALUES ('${UID}', 'order.cancelled', '{}')`,
  'everything that happened to money is in the books': `DELETE FROM ledger_posting; DELETE FROM ledger_entry`,
  'in a full group nobody waits to be asked for payment': `UPDATE "order" SET status = 7 WHERE uid IN (${MEMBER_OF_FULL})`,
  'a confirmed member of a group that is ready is not left waiting': `
    UPDATE account SET status = 2 WHERE order_uid IN (${MEMBER_OF_FULL})`,
  'the host of a full group whose purchase is verified is owed the money': `DELETE FROM reimbursement`,
  'a paid series of treatments has its voucher, no other order keeps one, and its uses are counted': `
    INSERT INTO voucher (uid, code, order_uid, customer_uid, state, treatments, used, issued_at, use_by, first_used_at)
    SELECT '${UID}', 'ZAP', uid, customer_uid, 'in-use', 8, 1, now(), now() + interval '1 day', now() FROM "order" LIMIT 1`,
  'every message went out': `
    INSERT INTO notification (uid, customer_uid, kind, event_uid, title, body, email_state)
    SELECT gen_random_uuid(), uid, 'tell-order-created', '${UID}', 'x', 'x', 'sending' FROM customer LIMIT 1`,
};

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  const prisma = new Database(new Config({ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32) }));
  await seedCatalogue(prisma);
  await seedPaymentMethods(prisma);
  await seedDemo(prisma, new Date(), async () => undefined);
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
  // Append-only tables and balanced entries are laws of the database; here they are broken on purpose.
  for (const table of ['account_history', 'order_history', 'ledger_entry', 'ledger_posting'])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
});
afterEach(() => client.query('ROLLBACK'));

describe('the oracle', () => {
  it('finds nothing in the demo, which is as if API and worker had made it', async () => {
    expect(await brokenIn(client)).toEqual([]);
  });

  it('can be told a break of each of its rules', () => {
    expect(Object.keys(BREAKS).toSorted()).toEqual(RULE_NAMES.toSorted());
  });

  it.each(Object.entries(BREAKS))('sees when this does not hold: %s', async (name, sql) => {
    await client.query(sql);
    const found = (await brokenIn(client)).filter((line) => line.startsWith(`${name}: `));
    expect(found.length).toBeGreaterThan(0);
  });
});
