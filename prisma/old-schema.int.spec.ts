import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brokenInvariants } from '#testing/invariants';
import { migrate } from './migrate.js';
import { FACTS } from './testdata/facts.js';
import { INVOICES, OldShops, factOf, factsOf, invoicesOf, run } from './test/old-shop.js';

const shops = new OldShops();
afterAll(() => shops.drop());

describe('a shop of before the sales core', () => {
  let url: string;
  let before: Record<string, unknown[]>;
  beforeAll(async () => {
    url = await shops.copy();
    before = await factsOf(url, 'before');
    await migrate(url);
  });

  it.each(Object.entries(FACTS))('still knows %s', async (name, { now }) => {
    expect(before[name]!.length).toBeGreaterThan(0);
    expect(await factOf(url, now)).toEqual(before[name]);
  });

  it('has orders of every kind in every status, and money in every state', async () => {
    const found = async (sql: string) => (await run(url, sql)).map((row) => Object.values(row as object)[0]);
    expect(await found('SELECT DISTINCT status FROM "order" ORDER BY 1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await found('SELECT DISTINCT status FROM account ORDER BY 1')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await found('SELECT DISTINCT state FROM payment ORDER BY 1')).toHaveLength(4);
    expect(await found('SELECT DISTINCT state FROM host_purchase ORDER BY 1')).toHaveLength(3);
    expect(await found(`SELECT DISTINCT state FROM payout WHERE kind = 'reimbursement' ORDER BY 1`)).toHaveLength(4);
  });

  it('has the invoice for each order that its history leads to', async () => {
    expect(await invoicesOf(url)).toEqual(INVOICES);
  });

  it('splits what was owed to hosts by an entry of today: the fee of the transfer and the rounding are not the members’', async () => {
    const split = await run(
      url,
      `SELECT p.account, array_agg(p.amount_sen::int) AS amounts FROM ledger_entry e JOIN ledger_posting p ON p.entry_uid = e.uid
       WHERE e.kind = 'reimbursement-split' GROUP BY 1 ORDER BY 1`,
    );
    // Three; the fourth was cancelled.
    expect(split).toEqual([
      { account: 'memberFunds', amounts: [74_900, 74_900, 74_900] },
      { account: 'rounding', amounts: [100, 100, 100] },
      { account: 'transferFeeIncome', amounts: [-75_000, -75_000, -75_000] },
    ]);
  });

  it('keeps every rule of seats, money and books', async () => {
    expect(await brokenInvariants(url)).toEqual([]);
  });
});

describe('what the queue of before still had to do', () => {
  it('is done by the migration where no event of today leads to it, and planned again where one does', async () => {
    const url = await shops.copy();
    await run(
      url,
      `UPDATE voucher v SET state = 'issued' FROM "order" o WHERE o.uid = v.order_uid AND o.status = 6;
       UPDATE outbox SET settled_at = NULL, set_aside_at = now(), set_aside_reason = 'groups/settle-group: no such job'
         WHERE id = (SELECT min(id) FROM outbox WHERE name = 'host.purchase-verified');
       UPDATE outbox SET settled_at = NULL, set_aside_at = now(), set_aside_reason = 'ledger/post-payment: Tidak bisa.'
         WHERE id = (SELECT min(id) FROM outbox WHERE name = 'payment.confirmed')`,
    );
    await migrate(url);
    const rows = await run(
      url,
      'SELECT name, set_aside_reason AS reason FROM outbox WHERE settled_at IS NULL ORDER BY 1',
    );
    expect(rows).toEqual([
      { name: 'host.purchase-verified', reason: null },
      { name: 'payment.confirmed', reason: 'ledger/post-payment: Tidak bisa.' },
    ]);
    expect(
      await run(url, `SELECT v.state FROM voucher v JOIN "order" o ON o.uid = v.order_uid WHERE o.status = 6`),
    ).toEqual([{ state: 'voided' }]);
  });
});
