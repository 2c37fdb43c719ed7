import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OldDatabase } from './test/old-database.js';

const old = new OldDatabase('20261217000056_devices_and_deadlines');
beforeAll(() => old.build());
afterAll(() => old.drop());

let numbers = 0;
const customer = async (verified: boolean) => {
  const uid = randomUUID();
  await old.client.query(
    `INSERT INTO customer (uid, name, email, phone_number, password_hash, email_verified_at)
     VALUES ($1, 'Budi', $2, '62812', 'x', CASE WHEN $3 THEN now() END)`,
    [uid, `${uid}@patungan.test`, verified],
  );
  return uid;
};
/** An unpaid order that was placed a minute ago and can be paid for so many minutes more. */
async function anOrder({ verified = false, minutes = 29, status = 1 } = {}): Promise<string> {
  const uid = randomUUID();
  const number = `PTG-261127-AAAAA${String((numbers += 1)).padStart(2, '2')}`;
  await old.client.query(
    `INSERT INTO "order" (uid, number, customer_uid, product_line, name, email, phone_number, status, total_sen, request_hash, created_at)
     VALUES ($1, $2, $3, 'subscriptions', 'Budi', 'b@patungan.test', '62812', $4, 100, '', now() - interval '1 minute')`,
    [uid, number, await customer(verified), status],
  );
  await old.client.query(
    `INSERT INTO invoice (uid, order_uid, number, purpose, status, amount_sen, due_at)
     VALUES ($1, $2, $3, 'purchase', 'open', 100, now() + $4 * interval '1 minute')`,
    [randomUUID(), uid, number.replace('PTG', 'INV'), minutes],
  );
  return uid;
}

it('the migration knows which unpaid orders wait for an e-mail, and which sessions were bound to a browser', async () => {
  const waiting = await anOrder();
  const others = [await anOrder({ verified: true }), await anOrder({ minutes: 600 }), await anOrder({ minutes: -1 })];
  const owner = await customer(true);
  const sessions = `INSERT INTO session (uid, customer_uid, device_id, device_os, device_hash, refresh_hash, expires_at)
    VALUES ($1, $2, 'd', 'web', $3, $4, now() + interval '1 day')`;
  for (const hash of ['h', null]) await old.client.query(sessions, [randomUUID(), owner, hash, randomUUID()]);

  await old.migrate();

  const found = await old.client.query(`SELECT o.uid, o.verify_by = i.due_at AS "isDue" FROM "order" o
    JOIN invoice i ON i.order_uid = o.uid WHERE o.verify_by IS NOT NULL`);
  expect(found.rows).toEqual([{ uid: waiting, isDue: true }]);
  expect(others).toHaveLength(3);
  const bound = await old.client.query(`SELECT device_hash, is_bound FROM session ORDER BY is_bound`);
  expect(bound.rows).toEqual([
    { device_hash: null, is_bound: false },
    { device_hash: 'h', is_bound: true },
  ]);
});
