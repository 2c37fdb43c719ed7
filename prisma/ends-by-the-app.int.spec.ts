import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OldDatabase } from './test/old-database.js';

const old = new OldDatabase('20270120000095_ends_by_the_app');
beforeAll(async () => {
  await old.build();
  // Seats and refunds alone: orders, payments and groups behind them say nothing here.
  await old.client.query('SET session_replication_role = replica');
});
afterAll(() => old.drop());

const END = '2026-11-20 10:00:00.030+07:00';
/** A seat that ended at `END`, or runs, with a refund of this moment. */
async function aSeat(status: number, refundedAt: string): Promise<string> {
  const [uid, orderUid] = [randomUUID(), randomUUID()];
  await old.client.query(
    `INSERT INTO account (uid, group_uid, order_uid, customer_uid, variant_uid, role, seat_number, status)
     VALUES ($1, $2, $3, $2, $2, 'regular', 1, $4)`,
    [uid, randomUUID(), orderUid, status],
  );
  for (const at of ['2026-11-01 10:00+07:00', END])
    await old.client.query(
      `INSERT INTO account_history (account_uid, from_status, to_status, why, by, at) VALUES ($1, 3, $2, 'x', 'x', $3)`,
      [uid, status, at],
    );
  await old.client.query(
    `INSERT INTO refund (uid, order_uid, payment_uid, amount_sen, fee_sen, state, reason, by, created_at)
     VALUES ($1, $2, $1, 100, 0, 'requested', 'x', 'x', $3)`,
    [randomUUID(), orderUid, refundedAt],
  );
  return uid;
}
const endOf = async (uid: string) =>
  (
    await old.client.query<{ at: Date }>(
      'SELECT at FROM account_history WHERE account_uid = $1 ORDER BY id DESC LIMIT 1',
      [uid],
    )
  ).rows[0]!.at;

it('the migration puts the end of a seat to the money that went back with it, and leaves every other time', async () => {
  const moment = '2026-11-20 10:00:00.010+07:00';
  const ended = await aSeat(5, moment);
  const others = [
    await aSeat(3, moment),
    await aSeat(5, '2026-11-20 09:59:30+07:00'),
    await aSeat(6, '2026-11-20 10:00:00.040+07:00'),
  ];
  await old.migrate();
  expect(await endOf(ended)).toEqual(new Date(moment.replace(' ', 'T')));
  for (const uid of others) expect(await endOf(uid)).toEqual(new Date(END.replace(' ', 'T')));
});
