import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OldDatabase } from './test/old-database.js';

const old = new OldDatabase('20270109000079_look_at_paid_seats');
beforeAll(async () => {
  await old.build();
  // Groups and their seats alone: orders, customers and plans behind them say nothing here.
  await old.client.query('SET session_replication_role = replica');
});
afterAll(() => old.drop());

type Seat = [role: 'host' | 'regular', status: number, isConfirmed: boolean];
const WAITS: Seat = ['regular', 4, true];
const USED: Seat = ['regular', 3, true];

async function aGroup(seats: Seat[], { isClosed = false, purchase = '' } = {}): Promise<string> {
  const uid = randomUUID();
  await old.client.query(
    `INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats, closed_at)
     VALUES ($1, $2, 5, '{}', '{}', CASE WHEN $3 THEN now() END)`,
    [uid, randomUUID(), isClosed],
  );
  for (const [n, [role, status, isConfirmed]] of seats.entries())
    await old.client.query(
      `INSERT INTO account (uid, group_uid, order_uid, customer_uid, variant_uid, role, seat_number, status, confirmed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9 THEN now() END)`,
      [randomUUID(), uid, randomUUID(), randomUUID(), randomUUID(), role, n + 1, status, isConfirmed],
    );
  const isBought = purchase === 'bought';
  if (purchase)
    await old.client.query(
      `INSERT INTO shop_purchase (uid, group_uid, number, asked_at, due_at, bought_at, bought_by, account, cost_sen, renews_on)
       VALUES ($1, $2, 1, now(), now(), CASE WHEN $3 THEN now() END, $4, $4, $5, CASE WHEN $3 THEN current_date + 30 END)`,
      [randomUUID(), uid, isBought, isBought ? 'Sari' : null, isBought ? 100 : null],
    );
  return uid;
}

it('the migration has each group that runs, and in which a paid seat waits, looked at once', async () => {
  const looked = [
    await aGroup([USED, WAITS]),
    await aGroup([USED, WAITS, WAITS]),
    await aGroup([['host', 3, true], WAITS]),
    await aGroup([WAITS], { purchase: 'bought' }),
  ];
  await aGroup([WAITS]);
  await aGroup([WAITS], { purchase: 'asked' });
  await aGroup([WAITS, ['regular', 5, true]]);
  await aGroup([USED, ['regular', 4, false]]);
  await aGroup([USED, ['host', 4, true]]);
  await aGroup([USED, WAITS], { isClosed: true });
  await aGroup([USED]);

  await old.migrate();

  const { rows } = await old.client.query<{ name: string; group: string }>(
    `SELECT name, payload->>'groupUid' AS "group" FROM outbox`,
  );
  expect(rows.map(({ name }) => name)).toEqual(looked.map(() => 'seat.freed'));
  expect(rows.map(({ group }) => group).sort()).toEqual(looked.sort());
});
