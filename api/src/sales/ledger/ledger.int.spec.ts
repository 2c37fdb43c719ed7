import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TrialBalance, trialBalance } from '#contracts/sales/ledger.admin.http';
import { LEDGER_ACCOUNT } from '#domain/sales/ledger/ledger-account';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import { type Dimensions, type Posting, periodOf } from '#domain/sales/ledger/postings';
import { refundOwed, refundPaid } from '#domain/sales/ledger/refund-postings';
import { reimbursementDue } from '#domain/sales/ledger/spending-postings';
import { toSen } from '#domain/platform/sen';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
let about: Dimensions;
beforeAll(async () => {
  api = await openApi();
  about = await anOrderOf('subscriptions');
});
afterAll(() => api.close());

async function anOrderOf(productLine: string): Promise<Dimensions> {
  const family = await aFamily(api.database);
  const { orderUid, customerUid } = await anOrder(api.database, family, (await aGroup(api.database, family)).uid);
  return { productLine, orderUid, partyUid: customerUid };
}

const NOVEMBER = new Date('2026-11-10T00:00:00Z');
const post = (kind: string, postings: Posting[], at = NOVEMBER) =>
  api.database.ledgerEntry.create({
    data: {
      kind,
      at,
      cause: randomUUID(),
      postings: {
        create: postings.map(({ amount, ...posting }) => ({ ...posting, amountSen: amount, period: periodOf(at) })),
      },
    },
  });
const balance = async (query = '') =>
  trialBalance.parse((await api.admin.get(`admin/ledger/trial-balance${query}`)).data);
const EMPTY = Object.fromEntries(Object.keys(LEDGER_ACCOUNT).map((code) => [code, 0]));
const balances = ({ accounts }: TrialBalance) =>
  Object.fromEntries(accounts.map(({ code, balance: amount }) => [code, amount]));

describe('the trial balance', () => {
  it('of empty books lists every account at zero', async () => {
    expect(await balance()).toEqual({
      at: expect.stringMatching(/^20.*Z$/),
      accounts: Object.entries(LEDGER_ACCOUNT).map(([code, label]) => ({
        code,
        label,
        type: expect.any(String),
        balance: 0,
      })),
      entries: 0,
      sum: 0,
    });
  });

  it('adds up in sen and sums to zero', async () => {
    await post('payment', paymentReceived(toSen(861_777.5), toSen(15_000), about));
    await post('payment', paymentReceived(toSen(61_000), toSen(14_500), about));
    await post('reimbursement-due', reimbursementDue(toSen(62_517), about));
    const refund = { amount: toSen(61_000), fee: toSen(14_500), deposit: false };
    await post('refund-owed', refundOwed(refund, about));
    await post('refund', refundPaid(toSen(61_000), about));
    const found = await balance();
    expect(balances(found)).toEqual({
      ...EMPTY,
      bank: 861_777.5,
      memberFunds: -784_260.5,
      hostPayable: -62_517,
      feeIncome: -15_000,
    });
    expect([found.entries, found.sum]).toEqual([5, 0]);
  });

  it('says of what kind an account is', async () => {
    const typeOf = new Map((await balance()).accounts.map(({ code, type }) => [code, type]));
    expect(['bank', 'memberFunds', 'feeIncome', 'bankCost'].map((code) => typeOf.get(code))).toEqual([
      'asset',
      'liability',
      'income',
      'expense',
    ]);
  });

  it('is also that of one product line, one order, or one month', async () => {
    const elsewhere = await anOrderOf('vouchers');
    await post('payment', paymentReceived(toSen(5_000), toSen(0), elsewhere), new Date('2026-11-30T17:00:00Z'));
    const only = { ...EMPTY, bank: 5_000, memberFunds: -5_000 };
    for (const query of ['productLine=vouchers', `orderUid=${elsewhere.orderUid}`, 'period=2026-12']) {
      const found = await balance(`?${query}`);
      expect([query, balances(found), found.entries, found.sum]).toEqual([query, only, 1, 0]);
    }
    expect(await balance('?productLine=vouchers&period=2026-11')).toMatchObject({ entries: 0, sum: 0 });
    expect((await api.admin.get('admin/ledger/trial-balance?period=2026-13')).status).toBe(422);
  });

  it.each([
    ['trial-balance?', 'productLine', 'nope'],
    ['trial-balance?', 'productLine', 'none'],
    ['report?report=statement&', 'productLine', 'nope'],
    ['report?report=statement&', 'account', 'nope'],
    ['report?report=statement&', 'account', 'toString'],
    ['postings?', 'productLine', 'nope'],
    ['postings?', 'account', 'nope'],
  ])('of %s%s=%s is refused by its field: it is none that there is', async (of, field, value) => {
    const { status, errors } = await api.admin.get(`admin/ledger/${of}${field}=${value}`);
    expect([status, errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('of a line that has sold nothing yet, or of what has no line, is read', async () => {
    for (const path of ['trial-balance?productLine=qurban', 'postings?productLine=none&account=bank'])
      expect((await api.admin.get(`admin/ledger/${path}`)).status).toBe(200);
  });

  it('has the accounts that the code posts to, and no others', async () => {
    const chart = await api.database.ledgerAccount.findMany({ orderBy: { position: 'asc' } });
    expect(chart.map(({ code, name }) => [code, name])).toEqual(Object.entries(LEDGER_ACCOUNT));
  });

  it('is zero in every snapshot while others post', async () => {
    const posting = (async () => {
      for (let n = 1; n <= 40; n += 1) await post('payment', paymentReceived(toSen(n * 1_000.5), toSen(n), about));
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
