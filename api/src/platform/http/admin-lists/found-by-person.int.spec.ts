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
  INSERT INTO venue_share (order_uid, slot_uid, customer_uid, kind, places, state, amount_sen, paid_at)
    SELECT o.uid, s.uid, s.booker_uid, 'booking', 1, 'paid', 100, now() FROM (SELECT uid FROM "order" ORDER BY uid LIMIT 1) o,
      (SELECT uid, booker_uid FROM venue_slot ORDER BY uid LIMIT 1) s;
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

/** Lists whose rows hold a person further down: one row of each is given one. */
const HOLDERS: Record<string, string> = {
  'account-groups': `SELECT a.group_uid AS row, o.customer_uid AS customer, o.number FROM account a JOIN "order" o ON o.uid = a.order_uid
    WHERE a.status = 3 LIMIT 1`,
  'unplaced-money': `WITH p AS (SELECT p.uid, o.customer_uid, o.number FROM payment p JOIN "order" o ON o.uid = p.order_uid
      WHERE p.state = 'confirmed' ORDER BY p.uid LIMIT 1),
    m AS (UPDATE unplaced_money SET state = 'assigned', return_uid = NULL, payment_uid = p.uid FROM p
      WHERE unplaced_money.uid = (SELECT uid FROM unplaced_money WHERE state = 'returned' ORDER BY uid LIMIT 1) RETURNING unplaced_money.uid)
    SELECT m.uid AS row, p.customer_uid AS customer, p.number FROM m, p`,
  'statement-lines': `WITH p AS (SELECT p.uid, o.customer_uid, o.number FROM payment p JOIN "order" o ON o.uid = p.order_uid
      WHERE p.state = 'confirmed' ORDER BY p.uid DESC LIMIT 1),
    l AS (UPDATE bank_statement_line SET state = 'used', payment_uid = p.uid FROM p
      WHERE bank_statement_line.uid = (SELECT uid FROM bank_statement_line WHERE state = 'ignored' ORDER BY uid LIMIT 1)
      RETURNING bank_statement_line.uid)
    SELECT l.uid AS row, p.customer_uid AS customer, p.number FROM l, p`,
};

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

describe('a list whose rows hold a person further down', () => {
  it.each(Object.entries(HOLDERS))('%s finds one by name, e-mail, phone and order number', async (name, holder) => {
    const { rows } = await client.query<{ row: string; customer: string; number: string | null }>(holder);
    const { row, customer, number } = rows[0]!;
    const person = await world.database.customer.findUniqueOrThrow({ where: { uid: customer } });
    const texts = [person.name, person.email, ...phones(person.phoneNumber), ...(number ? [number] : [])];
    const missed: string[] = [];
    for (const q of texts) if (!(await find(name, { q })).some(({ id }) => id === row)) missed.push(q);
    expect(missed).toEqual([]);
    expect(await find(name, { q: '0899-0000-0000' })).toEqual([]);
  });
});

describe('whoever types it', () => {
  const idsOf = async (name: string, q: string) => (await find(name, { q })).map(({ id }) => id);

  it.each(['PTG-261120-7KQ2MXA', 'ptg 261120 7kq2mxa', 'PTG2611207KQ2MXA', 'PTG–261120–7KQ2MXA', 'INV-261120-7KQ2MXA'])(
    'finds an order and its payments by %s',
    async (q) => {
      const [payment] = await find('payments');
      const { orderUid } = await world.database.payment.findUniqueOrThrow({ where: { uid: payment!.id } });
      await world.database.order.update({ where: { uid: orderUid }, data: { number: 'PTG-261120-7KQ2MXA' } });
      expect(await idsOf('orders', q)).toEqual([orderUid]);
      expect(await idsOf('payments', q)).toContain(payment!.id);
    },
  );

  it('finds a name with one blank or more, in plain width or not', async () => {
    const [{ id }] = (await find('customers')) as [Row];
    await world.database.customer.update({ where: { uid: id }, data: { name: 'Zulaikha  Hanum' } });
    for (const q of ['Zulaikha Hanum', ' zulaikha   hanum', 'Ｚｕｌａｉｋｈａ　Hanum'])
      expect(await idsOf('customers', q)).toEqual([id]);
  });

  it.each(["Nur'aini", 'Nur’aini', 'Nurʼaini'])(
    'finds %s by each apostrophe, however it is written there',
    async (kept) => {
      const [{ id }] = (await find('customers')) as [Row];
      await world.database.customer.update({ where: { uid: id }, data: { name: kept } });
      for (const q of ["nur'aini", 'Nur’aini', 'nur`aini']) expect(await idsOf('customers', q)).toEqual([id]);
    },
  );
});

describe('the list of parcels', () => {
  it('finds one by the phone of who receives it, who is another than the customer', async () => {
    const [row] = await find('shipments');
    await world.database.shipment.update({ where: { uid: row!.id }, data: { phoneNumber: '6285711223344' } });
    const missed: string[] = [];
    for (const q of phones('6285711223344'))
      if (!(await find('shipments', { q })).some(({ id }) => id === row!.id)) missed.push(q);
    expect(missed).toEqual([]);
  });
});

describe('the list of payouts', () => {
  it.each([
    ['reimbursement', 'SELECT uid, order_uid FROM reimbursement'],
    ['refund', 'SELECT uid, order_uid FROM refund'],
    ['venue', 'SELECT slot_uid AS uid, order_uid FROM venue_share'],
    ['other', 'SELECT uid, order_uid FROM giving_gift'],
    ['other', 'SELECT uid, order_uid FROM giving_tip'],
  ])('finds a payout of the kind %s by the number of its order: %s', async (kind, records) => {
    const { rows } = await client.query<{ row: string; number: string }>(`
      WITH of AS (SELECT of.uid, o.number, o.customer_uid FROM (${records}) of JOIN "order" o ON o.uid = of.order_uid
          ORDER BY of.uid LIMIT 1),
        made AS (INSERT INTO payout (uid, kind, ref_uid, customer_uid, state, amount_sen, due_at, created_at)
          SELECT gen_random_uuid(), '${kind}', uid, customer_uid, 'scheduled', 100, now(), now() FROM of
            WHERE NOT EXISTS (SELECT FROM payout p WHERE p.ref_uid = of.uid) RETURNING uid, ref_uid)
      SELECT coalesce(made.uid, p.uid) AS row, of.number FROM of LEFT JOIN made ON made.ref_uid = of.uid
        LEFT JOIN payout p ON p.ref_uid = of.uid`);
    const { row, number } = rows[0]!;
    for (const q of [number, number.toLowerCase(), ` ${number} `, number.slice(0, -1)])
      expect((await find('payouts', { q })).map(({ id }) => id)).toContain(row);
  });
});

describe('the list of lotteries, which a role without customers reads', () => {
  it('finds one by its title and the name of a winner, not by what the list does not show', async () => {
    const { rows } = await client.query<{ row: string; customer: string }>(`
      WITH l AS (INSERT INTO campaign_lottery (uid, campaign_uid, live_uid, title, prize, winners, state, seed, commitment, created_at)
        SELECT gen_random_uuid(), campaign_uid, uid, 'Undian Isi', '-', 1, 'committed', 'x', encode(sha256('x'), 'hex'), now()
        FROM campaign_live LIMIT 1 RETURNING uid)
      INSERT INTO campaign_lottery_entry (lottery_uid, number, code, name, customer_uid, rank)
        SELECT l.uid, 1, 'A', 'B**', c.uid, 1 FROM l, (SELECT uid FROM customer ORDER BY email LIMIT 1) c
        RETURNING lottery_uid AS row, customer_uid AS customer`);
    const { row, customer } = rows[0]!;
    const person = await world.database.customer.findUniqueOrThrow({ where: { uid: customer } });
    const foundBy = async (q: string) => (await find('lotteries', { q })).map(({ id }) => id);
    expect([await foundBy('undian isi'), await foundBy(person.name)]).toEqual([[row], [row]]);
    expect([await foundBy(person.email), await foundBy(person.phoneNumber)]).toEqual([[], []]);
  });
});
