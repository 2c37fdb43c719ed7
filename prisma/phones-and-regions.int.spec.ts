import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isRegion } from '#domain/sales/addresses/regions';
import { migrate } from './migrate.js';
import { OldDatabase } from './test/old-database.js';

const old = new OldDatabase('20261217000037');
beforeAll(() => old.build());
afterAll(() => old.drop());

const PHONES = [
  ['6281234567890', '6281234567890'],
  ['62081234567890', '6281234567890'],
  ['620081234567890', '6281234567890'],
  ['6206281234567890', '6281234567890'],
  ['62062812345', '6262812345'],
  ['', ''],
] as const;

it('mends numbers and names of regions that were stored wrong, and merges no customers', async () => {
  const people = PHONES.map(([stored], n) => ({ uid: randomUUID(), stored, email: `p${n}@contoh.id` }));
  for (const { uid, stored, email } of people)
    await old.client.query(
      `INSERT INTO customer (uid, name, email, phone_number, reminder_phone, password_hash) VALUES ($1, 'A', $2, $3, $4, '-')`,
      [uid, email, stored, stored || null],
    );
  const owner = people[0]!.uid;
  const [batam, depok] = [randomUUID(), randomUUID()];
  for (const [uid, province, city] of [
    [batam, '21', 'Kota B A T A M'],
    [depok, '32', 'Kota Depok'],
  ])
    await old.client.query(
      `INSERT INTO address (uid, customer_uid, label, recipient, phone_number, street, district, city, province, postal_code)
       VALUES ($1, $2, 'Rumah', 'A', '62081234567890', 'Jl. A', 'B', $3, $4, '29400')`,
      [uid, owner, city, province],
    );
  const zone = randomUUID();
  await old.client.query(
    `INSERT INTO shipping_zone (uid, name, service, method, regions, position) VALUES ($1, 'A', 'Reguler', 'courier', $2, 1)`,
    [zone, ['32', '31/Kota Jakarta Barat', '32/Kota Depok', '21/Kota B A T A M']],
  );
  const entry = randomUUID();
  await old.client.query(
    `INSERT INTO blacklist_entry (uid, reason, created_at, created_by) VALUES ($1, 'x', now(), 'A')`,
    [entry],
  );
  await old.client.query(`INSERT INTO blacklist_key (entry_uid, kind, value) VALUES ($1, 'phone', '626281234567890')`, [
    entry,
  ]);
  await migrate(old.url);

  const { rows } = await old.client.query(`SELECT email, phone_number, reminder_phone FROM customer ORDER BY email`);
  expect(rows).toEqual(
    PHONES.map(([, mended], n) => ({ email: `p${n}@contoh.id`, phone_number: mended, reminder_phone: mended || null })),
  );
  const addresses = await old.client.query(`SELECT uid, city, phone_number FROM address`);
  expect(new Map(addresses.rows.map(({ uid, city }) => [uid, city]))).toEqual(
    new Map([
      [batam, 'Kota Batam'],
      [depok, 'Kota Depok'],
    ]),
  );
  expect(addresses.rows.every(({ phone_number }) => phone_number === '6281234567890')).toBe(true);
  const zones = await old.client.query(`SELECT regions, version FROM shipping_zone`);
  expect(zones.rows).toEqual([
    { regions: ['32', '31/Kota Administrasi Jakarta Barat', '32/Kota Depok', '21/Kota Batam'], version: 2 },
  ]);
  expect(zones.rows[0].regions.every(isRegion)).toBe(true);
  const keys = await old.client.query(`SELECT value FROM blacklist_key `);
  expect(keys.rows.map(({ value }) => value).toSorted()).toEqual(['626281234567890', '6281234567890']);
});
