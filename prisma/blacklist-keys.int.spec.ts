import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from './migrate.js';
import { OldDatabase } from './test/old-database.js';

const old = new OldDatabase('20261210000004_blacklist_hints');
beforeAll(() => old.build());
afterAll(() => old.drop());

async function anEntry(keys: [kind: string, value: string][]): Promise<string> {
  const uid = randomUUID();
  await old.client.query(
    `INSERT INTO blacklist_entry (uid, reason, created_at, created_by) VALUES ($1, 'x', now(), 'A')`,
    [uid],
  );
  for (const [kind, value] of keys)
    await old.client.query(`INSERT INTO blacklist_key VALUES ($1, $2, $3)`, [uid, kind, value]);
  return uid;
}

it('the migration writes keys of before in one spelling; an e-mail is certain unless its blocked owner never verified it', async () => {
  const typed = await anEntry([
    ['email', 'bu.di+a@gmail.com'],
    ['email', 'budi@googlemail.com'],
    ['phone', '6208123456789'],
    ['phone', '628123456789'],
    ['device', 'ABC-1'],
    ['email', 'h:salt:0f'],
  ]);
  const ofCustomer = await anEntry([['email', 'ani@contoh.id']]);
  const customerUid = randomUUID();
  await old.client.query(
    `INSERT INTO customer (uid, name, email, phone_number, password_hash) VALUES ($1, 'Ani', 'ani@contoh.id', '', '-')`,
    [customerUid],
  );
  await old.client.query(`INSERT INTO blacklist_match VALUES ($1, $2, 'customer', now())`, [ofCustomer, customerUid]);
  await migrate(old.url);
  const keysOf = async (uid: string) =>
    (
      await old.client.query(
        `SELECT kind, value, certain FROM blacklist_key WHERE entry_uid = $1 ORDER BY kind, value`,
        [uid],
      )
    ).rows.map(({ kind, value, certain }) => `${kind} ${value} ${certain}`);
  expect(await keysOf(typed)).toEqual([
    'device abc-1 false',
    'email budi@gmail.com true',
    'email h:salt:0f true',
    'phone 628123456789 false',
  ]);
  expect(await keysOf(ofCustomer)).toEqual(['email ani@contoh.id false']);
});
