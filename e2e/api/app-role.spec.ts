import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';

let shop: Shop;
let app: pg.Client;
beforeAll(async () => {
  shop = await Shop.start({ appRole: true });
  app = new pg.Client({ connectionString: shop.env.DATABASE_URL });
  await app.connect();
});
afterAll(async () => {
  await app?.end();
  await shop?.close();
});

describe('the database role of API and worker', () => {
  it('is enough for the whole job: order, proof, confirmation, messages, ledger', async () => {
    const [who, admin] = [await Customer.join(shop, 'Dewi'), await Admin.signIn(shop)];
    const order = await who.order(await findPlan(shop.http, 'youtube'));
    await who.pay(order);
    await admin.confirm(order);
    await shop.settled();
    await admin.buyFor(order);
    await shop.settled();
    expect(await who.detail(order)).toMatchObject({ status: 4, account: { status: 3 } });
    expect(await shop.brokenInvariants()).toEqual([]);
    const [{ role }] = (await shop.sql<{ role: string }>(
      `SELECT DISTINCT usename AS role FROM pg_stat_activity
       WHERE datname = current_database() AND application_name <> '' AND usename = 'patungan_test_app'
       UNION SELECT 'none' ORDER BY 1 DESC`,
    )) as [{ role: string }];
    expect(role).toBe('patungan_test_app');
  });

  it('is enough for the queue too, whose library makes sequences as it goes', async () => {
    const health = await until('the canary to come back', async () => {
      const { status } = await fetch(`${shop.http.origin}/api/health`);
      return status === 200 && status;
    });
    expect(health).toBe(200);
  });

  it.each([
    ['ALTER TABLE ledger_posting DISABLE TRIGGER ALL', /must be owner/],
    ['ALTER TABLE audit_log DISABLE TRIGGER USER', /must be owner/],
    ["SET session_replication_role = 'replica'", /permission denied/],
    ['TRUNCATE ledger_posting', /permission denied/],
    ['DROP TABLE audit_link', /must be owner/],
    ['CREATE TABLE mine (a int)', /permission denied/],
    ["UPDATE repeatable_sql SET checksum = ''", /permission denied/],
    ['UPDATE ledger_posting SET amount_sen = 0', /append-only/],
    ['DELETE FROM audit_log', /append-only/],
  ])('may not %s', async (statement, refusal) => {
    await expect(app.query(statement)).rejects.toThrow(refusal);
  });
});
