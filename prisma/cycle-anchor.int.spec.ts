import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OldDatabase } from './test/old-database.js';

const old = new OldDatabase('20261217000044_cycle_anchor');
beforeAll(async () => {
  await old.build();
  // Cycles alone: orders and files behind their purchases say nothing here.
  await old.client.query(`SET session_replication_role = replica; SET timezone = 'Asia/Jakarta';
    ALTER TABLE group_cycle DROP CONSTRAINT group_cycle_group_uid_fkey, DROP CONSTRAINT group_cycle_purchase_uid_fkey`);
});
afterAll(() => old.drop());

type Span = [from: string, to: string, cutAt?: string];

/** A group whose cycles were paid for by these hosts. */
async function aGroup(spans: Span[], hosts: string[] = []): Promise<string> {
  const [groupUid, host] = [randomUUID(), randomUUID()];
  for (const [n, [from, to, cutAt]] of spans.entries()) {
    const purchaseUid = randomUUID();
    await old.client.query(
      `INSERT INTO host_purchase (uid, order_uid, state, claimed_sen, debited_at, file_uid)
       VALUES ($1, $2, 'verified', 100, $3, $4)`,
      [purchaseUid, hosts[n] ?? host, from, randomUUID()],
    );
    await old.client.query(
      `INSERT INTO group_cycle (group_uid, number, purchase_uid, starts_at, ends_at, cut_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [groupUid, n + 1, purchaseUid, from, to, cutAt ?? null],
    );
  }
  return groupUid;
}

it('the migration gives each cycle the first debit of its rhythm, closes gaps of short months, and corrects the end of one that runs', async () => {
  const monthEnds = await aGroup([
    ['2035-01-31', '2035-02-28'],
    ['2035-02-28', '2035-03-28'],
    ['2035-03-31', '2035-04-30'],
  ]);
  const running = await aGroup([
    ['2035-01-31', '2035-02-28'],
    ['2035-02-28', '2035-03-28'],
  ]);
  const paused = await aGroup([
    ['2035-01-10', '2035-02-10'],
    ['2035-02-20', '2035-03-20'],
  ]);
  const overMonths = await aGroup([
    ['2034-12-31', '2035-01-31'],
    ['2035-02-02', '2035-03-02'],
  ]);
  const cut = await aGroup([
    ['2035-01-31', '2035-02-28', '2035-02-20'],
    ['2035-02-20', '2035-03-20'],
  ]);
  const hosts = await aGroup(
    [
      ['2035-01-31', '2035-02-28'],
      ['2035-03-01', '2035-04-01'],
    ],
    [randomUUID(), randomUUID()],
  );
  await old.migrate();
  const cyclesOf = async (groupUid: string) =>
    (
      await old.client.query(
        `SELECT to_char(starts_at, 'MM-DD') || ' ' || to_char(ends_at, 'MM-DD') || ' ' || anchor_day AS is
         FROM group_cycle WHERE group_uid = $1 ORDER BY number`,
        [groupUid],
      )
    ).rows.map(({ is }) => is);
  expect(await cyclesOf(monthEnds)).toEqual([
    '01-31 02-28 2035-01-31',
    '02-28 03-31 2035-01-31',
    '03-31 04-30 2035-01-31',
  ]);
  expect(await cyclesOf(running)).toEqual(['01-31 02-28 2035-01-31', '02-28 03-31 2035-01-31']);
  expect(await cyclesOf(paused)).toEqual(['01-10 02-10 2035-01-10', '02-20 03-20 2035-02-20']);
  expect(await cyclesOf(overMonths)).toEqual(['12-31 01-31 2034-12-31', '02-02 03-02 2035-02-02']);
  expect(await cyclesOf(cut)).toEqual(['01-31 02-28 2035-01-31', '02-20 03-20 2035-02-20']);
  expect(await cyclesOf(hosts)).toEqual(['01-31 02-28 2035-01-31', '03-01 04-01 2035-03-01']);
});
