import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiWorld, openApi } from '../../test/api-world.js';
import { LedgerSum } from './ledger-sum.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const post = (account: string, amountSen: bigint, month: string) => {
  const period = new Date(month);
  const postings = [
    { account, amountSen: -amountSen, period },
    { account: 'bank', amountSen, period },
  ];
  return api.database.ledgerEntry.create({
    data: { kind: 'test', cause: randomUUID(), at: new Date(), postings: { create: postings } },
  });
};

it('says what is owed to hosts, for refunds and as credit, and the fees of this month alone', async () => {
  const now = new Date('2026-11-30T17:30:00Z');
  await post('hostPayable', 6_251_700n, '2026-11-01');
  await post('refundPayable', 1_000_000n, '2026-12-01');
  await post('customerCredit', 200_000n, '2026-12-01');
  await post('feeIncome', 75_000n, '2026-11-01');
  // In Jakarta it is December already.
  await post('feeIncome', 50_000n, '2026-12-01');
  const sums = await new LedgerSum(api.database, { now: () => now } as never).read();
  expect(sums).toEqual({ all: '0', hosts: '6251700', refunds: '1000000', credit: '200000', fees: '50000' });
});

it('is never more than a minute old, also to who comes after an hour', async () => {
  let now = new Date('2026-12-01T03:00:00Z');
  const sums = new LedgerSum(api.database, { now: () => now } as never);
  const hosts = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
    return Number((await sums.read()).hosts);
  };
  const before = await hosts(0);
  await post('hostPayable', 500n, '2026-12-01');
  expect(await hosts(20)).toBe(before);
  expect(await hosts(3_600)).toBe(before + 500);
});
