import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trialBalance } from '#contracts/http/admin/ledger.http';
import { type Posting, paymentReceived, refundIssued, reimbursementDue } from '#domain/ledger/postings';
import { toSen } from '#domain/money/sen';
import { type ApiWorld, openApi } from '../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const post = (kind: string, postings: Posting[]) =>
  api.database.ledgerEntry.create({
    data: {
      kind,
      cause: randomUUID(),
      postings: { create: postings.map(({ account, amount }) => ({ account, amountSen: amount })) },
    },
  });
const balance = async () => trialBalance.parse((await api.admin.get('admin/ledger/trial-balance')).data);

describe('the trial balance', () => {
  it('of empty books lists every account at zero', async () => {
    expect(await balance()).toMatchObject({
      accounts: [
        { code: 'bank', label: 'Bank', balance: 0 },
        { code: 'memberFunds', balance: 0 },
        { code: 'hostPayable', label: 'Utang ke host', balance: 0 },
        { code: 'feeIncome', balance: 0 },
      ],
      entries: 0,
      sum: 0,
    });
  });

  it('adds up in sen and sums to zero', async () => {
    await post('payment', paymentReceived(toSen(861_777.5), toSen(15_000)));
    await post('payment', paymentReceived(toSen(61_000), toSen(14_500)));
    await post('reimbursement-due', reimbursementDue(toSen(62_517)));
    await post('refund', refundIssued(toSen(61_000), toSen(14_500)));
    const { accounts, entries, sum } = await balance();
    expect(Object.fromEntries(accounts.map(({ code, balance: amount }) => [code, amount]))).toEqual({
      bank: 861_777.5,
      memberFunds: -784_260.5,
      hostPayable: -62_517,
      feeIncome: -15_000,
    });
    expect([entries, sum]).toEqual([4, 0]);
  });

  it('is zero in every snapshot while others post', async () => {
    const posting = (async () => {
      for (let n = 1; n <= 40; n += 1) await post('payment', paymentReceived(toSen(n * 1_000.5), toSen(n)));
    })();
    const sums: number[] = [];
    for (let n = 0; n < 40; n += 1) sums.push((await balance()).sum);
    await posting;
    expect(new Set(sums)).toEqual(new Set([0]));
  });

  it('is for admins', async () => {
    expect((await api.anyone.get('admin/ledger/trial-balance')).status).toBe(401);
  });
});
