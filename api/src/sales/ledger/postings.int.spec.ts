import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FoundPostings, foundPostings } from '#contracts/sales/books.admin.http';
import { toSen } from '#domain/platform/sen';
import type { LedgerAccount } from '#domain/sales/ledger/ledger-account';
import { periodOf } from '#domain/sales/ledger/postings';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
  const line = randomUUID();
  // Not in the order of their time; the last one of October was booked late, into November.
  await post(300, '2026-10-05T02:00:00Z', line);
  await post(1_000, '2026-09-20T02:00:00Z', line);
  await post(-400, '2026-10-01T02:00:00Z', line);
  await post(50.5, '2026-10-20T02:00:00Z', line, '2026-11');
  await post(9, '2026-11-02T02:00:00Z', randomUUID());
});
afterAll(() => api.close());

/** What the bank took, or gave back where it is below zero. */
async function post(rupiah: number, time: string, subjectUid: string, period?: string) {
  const at = new Date(time);
  const posting = (account: LedgerAccount, amount: number) => ({
    account,
    amountSen: toSen(amount),
    subjectUid,
    period: period ? new Date(`${period}-01`) : periodOf(at),
  });
  const postings = { create: [posting('bankCost', rupiah), posting('bank', -rupiah)] };
  await api.database.ledgerEntry.create({ data: { kind: 'bank-charge', at, cause: randomUUID(), postings } });
  return subjectUid;
}

const find = async (query: string): Promise<FoundPostings> =>
  foundPostings.parse((await api.admin.get(`admin/ledger/postings?${query}`)).data);
const amountsOf = ({ rows }: FoundPostings) => rows.map(({ amount, balance }) => [amount, balance]);

describe('the postings', () => {
  it('of an account stand by their time, the newest first, each with the balance after it', async () => {
    expect(amountsOf(await find('account=bankCost'))).toEqual([
      [9, 959.5],
      [50.5, 950.5],
      [300, 900],
      [-400, 600],
      [1_000, 1_000],
    ]);
    expect(amountsOf(await find('account=bank'))[0]).toEqual([-9, -959.5]);
  });

  it('of some months go on from what was before, and end with what the report has after them', async () => {
    expect(amountsOf(await find('account=bankCost&from=2026-10&to=2026-10'))).toEqual([
      [300, 900],
      [-400, 600],
    ]);
    // What was booked late counts in its month.
    expect(amountsOf(await find('account=bankCost&from=2026-11'))).toEqual([
      [9, 959.5],
      [50.5, 950.5],
    ]);
    expect(amountsOf(await find('account=bankCost&to=2026-10')).map(([, balance]) => balance)).toEqual([
      900, 600, 1_000,
    ]);
  });

  it('of a subject have the balance of that alone', async () => {
    const [newest] = (await find('account=bankCost')).rows;
    expect(amountsOf(await find(`account=bankCost&subjectUid=${newest!.subjectUid}`))).toEqual([[9, 9]]);
  });

  it.each(['', 'account=bankCost&side=debit', 'subjectUid=none'])('of %j have no balance', async (query) => {
    const { rows } = await find(query);
    expect(rows.filter(({ balance }) => balance !== null)).toEqual([]);
  });

  it('have the sums of both sides', async () => {
    expect(await find('account=bankCost')).toMatchObject({ debit: 1_359.5, credit: 400, sum: 959.5 });
    expect(await find('account=bankCost&side=credit')).toMatchObject({ debit: 0, credit: 400, sum: -400 });
    expect(await find('')).toMatchObject({ total: 10, debit: 1_759.5, credit: 1_759.5, sum: 0 });
  });

  it('of a later page go on where the page before ended', async () => {
    const subject = randomUUID();
    for (let n = 1; n <= 53; n += 1)
      await post(n, `2026-08-${String(1 + (n % 28)).padStart(2, '0')}T02:00:00Z`, subject);
    const query = `account=bankCost&subjectUid=${subject}`;
    const [first, second] = [await find(query), await find(`${query}&page=2`)];
    expect([first.rows.length, second.rows.length, first.total]).toEqual([50, 3, 53]);
    const rows = [...first.rows, ...second.rows];
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rows[0]!.balance).toBe((53 * 54) / 2);
    rows.forEach(({ amount, balance }, at) => expect(balance! - amount).toBe(rows[at + 1]?.balance ?? 0));
  });
});
