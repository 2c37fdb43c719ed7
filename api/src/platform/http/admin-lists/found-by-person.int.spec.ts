import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { formatPhone } from '#domain/platform/phone';
import { Config } from '#runtime/platform/config/config';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';
import { lists } from './list-controller.js';
import type { RecordSource } from './record-list.js';

/** What the generator of the bench and that of the plans leave without a row that is shown. */
const MORE = `
  UPDATE plan_family SET invites = true WHERE slug LIKE 'fill-%';
  WITH slot AS (SELECT uid, row_number() OVER () AS n FROM venue_slot),
    owed AS (SELECT uid, row_number() OVER () AS n FROM payout WHERE kind = 'venue')
  UPDATE payout SET ref_uid = slot.uid FROM slot JOIN owed USING (n) WHERE payout.uid = owed.uid;
  WITH gift AS (SELECT uid, row_number() OVER () AS n FROM giving_gift),
    owed AS (SELECT uid, row_number() OVER () AS n FROM payout WHERE kind = 'other')
  UPDATE payout SET ref_uid = gift.uid FROM gift JOIN owed USING (n) WHERE payout.uid = owed.uid;
  INSERT INTO campaign_prize (uid, campaign_uid, title, text) SELECT gen_random_uuid(), uid, 'Hadiah', '-' FROM campaign WHERE slug = 'isi';
  INSERT INTO campaign_prize_code (uid, prize_uid, code, customer_uid, claimed_at, created_at)
    SELECT gen_random_uuid(), p.uid, 'ISI-1', c.uid, now(), now() FROM campaign_prize p, (SELECT uid FROM customer ORDER BY email LIMIT 1) c;
  WITH entry AS (INSERT INTO blacklist_entry (uid, state, reason, created_at, created_by)
    VALUES (gen_random_uuid(), 'active', 'Bukti palsu', now(), 'Sari Admin') RETURNING uid)
  INSERT INTO blacklist_hint (uid, entry_uid, customer_uid, matched_on, created_at)
    SELECT gen_random_uuid(), entry.uid, c.uid, 'phone', now() FROM entry, (SELECT uid FROM customer ORDER BY email LIMIT 1) c;
  UPDATE errand SET state = 'lapsed', reason = NULL, unit_price_sen = 100, fee_sen = 0, weight_grams = 1, quoted_at = now(),
    quote_ends_at = now(), order_uid = (SELECT uid FROM "order" WHERE product_line = 'merchandise' AND customer_uid = errand.customer_uid LIMIT 1);
`;

let world: ApiWorld;
let client: pg.Client;
beforeAll(async () => {
  world = await openApi();
  client = new pg.Client({ connectionString: world.app.get(Config).databaseUrl });
  await client.connect();
  await client.query(`SELECT set_config('fill.orders', '1500', false)`);
  const other = 'api/src/platform/http/admin-lists/other-lines.sql';
  for (const script of [readFileSync('bench/fill.sql', 'utf8'), readFileSync(other, 'utf8'), MORE])
    await client.query(`BEGIN; ${script}; COMMIT`);
}, 60_000);
afterAll(async () => {
  await client?.end();
  await world?.close();
});

const PERSON = ['customerName', 'bookerName', 'phoneNumber'];
const shapeOf = (schema: unknown): object => (schema as { def: { shape?: object } }).def.shape ?? {};
const source = (name: string) => world.app.get<RecordSource<Row>>(lists.get(name)!.source, { strict: false });
const find = async (name: string, filter: object = {}) =>
  (await source(name).find({ range: '[0,999]', filter: JSON.stringify(filter) })).rows;
interface Row {
  id: string;
  customerUid?: string;
  bookerUid?: string;
  orderNumber?: string | null;
}

/** As people type and paste it. */
const phones = (stored: string): string[] => {
  const local = formatPhone(stored);
  return [
    stored,
    local,
    local.replaceAll('-', ''),
    `+62 ${local.slice(1)}`,
    local.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ];
};

describe('every list of the console whose rows name a person', () => {
  // Filled when the modules of the API are loaded.
  const named = [...lists].filter(([, { schema }]) => PERSON.some((field) => field in shapeOf(schema)));

  it.each(named.map(([name]) => name))('%s finds one by name, e-mail, phone and order number', async (name) => {
    const [row] = await find(name);
    expect(row).toBeDefined();
    const uid = row!.customerUid ?? row!.bookerUid ?? row!.id;
    const person = await world.database.customer.findUniqueOrThrow({ where: { uid } });
    const texts = [person.name, person.email, ...phones(person.phoneNumber), row!.orderNumber ?? person.name];
    const missed: string[] = [];
    for (const q of texts) if (!(await find(name, { q })).some(({ id }) => id === row!.id)) missed.push(q);
    expect(missed).toEqual([]);
    expect(await find(name, { q: '0899-0000-0000' })).toEqual([]);
  });

  it('are so many at least', () => expect(named.length).toBeGreaterThan(30));
});
