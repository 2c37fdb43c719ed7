import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookReport, bookReport, bookState, foundPostings } from '#contracts/sales/books.admin.http';
import { negate, toSen } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { addMonths } from '#domain/sales/ledger/months';
import { bankCharged, transferBounced, unplacedReceived, unplacedReturned } from '#domain/sales/ledger/bank-postings';
import { paidByCredit, paymentReceived } from '#domain/sales/ledger/payment-postings';
import { type Dimensions, type Posting, passedOn, periodOf, reversed } from '#domain/sales/ledger/postings';
import {
  receivableOpened,
  receivableSettled,
  reimbursementDue,
  shopPurchasePaid,
} from '#domain/sales/ledger/spending-postings';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { WRONG_ACCOUNT, aBounce } from '#testing/bounced-factory';
import { aPayment, aRefund, aStatementLine } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
/** Two members of one group, and what they are about. */
let one: Dimensions;
let other: Dimensions;
let groupUid: string;
beforeAll(async () => {
  api = await openApi();
  const family = await aFamily(api.database, { regularSeats: 3 });
  ({ uid: groupUid } = await aGroup(api.database, family));
  const aboutOf = async (): Promise<Dimensions> => {
    const { orderUid, customerUid } = await anOrder(api.database, family, groupUid);
    return { productLine: 'subscriptions', orderUid, partyUid: customerUid };
  };
  [one, other] = [await aboutOf(), await aboutOf()];
  await post('payment', paymentReceived(toSen(37_900), toSen(6_267), one), SEPTEMBER);
  await post('payment', paymentReceived(toSen(37_900), toSen(6_267), other), OCTOBER);
  await post('reimbursement-due', reimbursementDue(toSen(62_517), one), OCTOBER);
  const bought = { productLine: 'subscriptions', orderUid: null, partyUid: null, subjectUid: groupUid };
  await post('shop-purchase', shopPurchasePaid(toSen(1_000), bought), OCTOBER);
});
afterAll(() => api.close());

const SEPTEMBER = new Date('2026-09-30T16:59:00Z');
/** A minute later it is October in Jakarta. */
const OCTOBER = new Date('2026-09-30T17:00:00Z');
const post = (kind: string, postings: Posting[], at: Date) =>
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
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const query = (of: object) => new URLSearchParams(of as Record<string, string>).toString();
const report = async (of: object) => bookReport.parse((await api.admin.get(`admin/ledger/report?${query(of)}`)).data);
const postings = async (of: object) =>
  foundPostings.parse((await api.admin.get(`admin/ledger/postings?${query(of)}`)).data);
const byAccount = ({ rows }: BookReport) => Object.fromEntries(rows.map(({ account, cells }) => [account, cells]));
const set = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

describe('a report', () => {
  const span = { from: '2026-10', to: '2026-10' };

  it('a statement has what was before, in, out and after', async () => {
    const found = await report({ report: 'statement', ...span });
    expect(byAccount(found)).toEqual({
      bank: [37_900, 37_900, -1_000, 74_800],
      memberFunds: [-31_633, 63_517, -31_633, 251],
      hostPayable: [0, 0, -62_517, -62_517],
      feeIncome: [-6_267, 0, -6_267, -12_534],
    });
    expect(found.sums).toEqual([0, 101_417, -101_417, 0]);
  });

  it('of months, lines, groups and hosts breaks each account down', async () => {
    const cells = async (by: string, account: string) =>
      (await report({ report: 'statement', by, ...span, from: '2026-09' })).rows
        .filter((row) => row.account === account)
        .map(({ label, cells: figures }) => [label, figures.at(-1)]);
    expect(await cells('period', 'feeIncome')).toEqual([
      ['2026-09', -6_267],
      ['2026-10', -6_267],
    ]);
    expect(await cells('productLine', 'bank')).toEqual([['subscriptions', 74_800]]);
    expect(await cells('subject', 'memberFunds')).toEqual([[expect.stringMatching(/ #\d+$/), 251]]);
    expect(await cells('party', 'hostPayable')).toEqual([[expect.any(String), -62_517]]);
  });

  it('profit and loss is what was earned, month by month', async () => {
    const found = await report({ report: 'profit', from: '2026-09', to: '2026-10' });
    expect(found.columns.map(({ key }) => key)).toEqual(['2026-09', '2026-10', 'total']);
    expect(byAccount(found)).toEqual({ feeIncome: [6_267, 6_267, 12_534] });
  });

  it('profit and loss is broken down by what was asked for', async () => {
    const donated = { productLine: 'giving', orderUid: null, partyUid: null };
    const tip = toSen(5_000);
    await post('giving-payout', passedOn(negate(tip), 'feeIncome', 'bank', donated), SEPTEMBER);
    const rows = async (by: string) =>
      (await report({ report: 'profit', by, from: '2026-09', to: '2026-10' })).rows.map(({ label, account, cells }) => [
        label,
        account,
        ...cells,
      ]);
    expect(await rows('account')).toEqual([[expect.any(String), 'feeIncome', 11_267, 6_267, 17_534]]);
    expect(await rows('productLine')).toEqual([
      ['giving', 'feeIncome', 5_000, 0, 5_000],
      ['subscriptions', 'feeIncome', 6_267, 6_267, 12_534],
    ]);
    expect((await rows('party')).map((row) => row.slice(1))).toEqual(
      expect.arrayContaining([
        ['feeIncome', 6_267, 0, 6_267],
        ['feeIncome', 0, 6_267, 6_267],
        ['feeIncome', 5_000, 0, 5_000],
      ]),
    );
    const { status, errors } = await api.admin.get('admin/ledger/report?report=profit&by=period');
    expect([status, errors?.[0]?.field]).toEqual([422, 'by']);
    await post('giving-payout', passedOn(tip, 'feeIncome', 'bank', donated), SEPTEMBER);
  });

  it('says what is held for each group, and what is owed to whom', async () => {
    const [funds] = (await report({ report: 'funds', ...span })).rows;
    expect(funds).toMatchObject({ filter: { subjectUid: groupUid }, cells: [63_266, -63_517, -251] });
    // Below zero, and why: the host was owed more than the members had paid.
    expect(funds!.spent).toEqual([
      { kind: 'reimbursement-due', amount: 62_517 },
      { kind: 'shop-purchase', amount: 1_000 },
    ]);
    const [full] = (await report({ report: 'funds', from: '2026-09', to: '2026-09' })).rows;
    expect(full).toMatchObject({ cells: [31_633, 0, 31_633], spent: null });
    const owed = await report({ report: 'owed', ...span });
    expect(byAccount(owed)).toEqual({ hostPayable: [62_517], memberFunds: [-251] });
    expect(owed.rows.find(({ account }) => account === 'hostPayable')!.filter).toMatchObject({
      partyUid: one.partyUid,
    });
  });

  it('says to whom a transfer is owed that the bank gave back, and of which order it was a refund, also of the second attempt', async () => {
    const refunded = await api.database.order.findUniqueOrThrow({ where: { uid: one.orderUid! } });
    const refund = await aRefund(api.database, await aPayment(api.database, refunded.uid));
    const { unplacedUid, bouncedPayoutUid, returnUid, payoutUid } = await aBounce(api.database, one.partyUid!);
    const again = await aBounce(api.database, one.partyUid!);
    await api.database.payout.delete({ where: { uid: payoutUid } });
    const sentAgain = { kind: 'bounced', refUid: returnUid };
    await api.database.payout.update({ where: { uid: again.bouncedPayoutUid }, data: sentAgain });
    const { unplacedUid: unknownUid } = await aBounce(api.database, null);
    await api.database.payout.deleteMany({ where: { kind: 'refund', refUid: refund.uid } });
    const data = { kind: 'refund', refUid: refund.uid };
    await api.database.payout.update({ where: { uid: bouncedPayoutUid }, data });
    const entries = [
      [unplacedUid, one.partyUid],
      [again.unplacedUid, one.partyUid],
      [unknownUid, null],
    ] as const;
    for (const [subjectUid, partyUid] of entries)
      await post('bounced', transferBounced(toSen(62_517), subjectUid, { partyUid, subjectUid }), OCTOBER);
    const { name } = await api.database.customer.findUniqueOrThrow({ where: { uid: one.partyUid! } });
    const { rows } = await report({ report: 'owed', ...span });
    const back = rows.filter(({ account }) => account === 'bouncedTransfers');
    expect(back.map(({ label, cells }) => [label, ...cells]).toSorted()).toEqual(
      [
        [`${name} · ${refunded.number}`, 62_517],
        [`${name} · ${refunded.number}`, 62_517],
        [WRONG_ACCOUNT.accountName, 62_517],
      ].toSorted(),
    );
    const found = await postings({ ...set(back[0]!.filter), to: span.to });
    expect(found.rows).toHaveLength(1);
    for (const [subjectUid, partyUid] of entries)
      await post(
        'bounced-kept',
        reversed(transferBounced(toSen(62_517), subjectUid, { partyUid, subjectUid })),
        OCTOBER,
      );
  });

  it('ages what hosts owe: a payment counts against the oldest', async () => {
    await post('receivable-opened', receivableOpened(toSen(1_000), one), daysAgo(95));
    await post('receivable-opened', receivableOpened(toSen(500), one), daysAgo(40));
    await post('receivable-opened', receivableOpened(toSen(200), one), daysAgo(3));
    await post('receivable-settled', receivableSettled(toSen(1_100), one), daysAgo(1));
    const found = await report({ report: 'ageing' });
    expect(found.rows.map(({ cells }) => cells)).toEqual([[200, 400, 0, 0, 600]]);
  });

  it('ages what hosts owed at the end of a month that is over, and of one line or order only', async () => {
    const owner = { ...one, orderUid: other.orderUid, partyUid: other.partyUid, productLine: 'venues' };
    await post('receivable-opened', receivableOpened(toSen(700), owner), new Date('2026-08-01T05:00:00Z'));
    const owed = async (of: object) =>
      (await report({ report: 'ageing', from: '2026-08', ...of })).rows.map(({ cells }) => cells);
    // On 31 August it was 30 days old, whatever day it is when somebody asks; on 30 September 60.
    expect(await owed({ to: '2026-08', productLine: 'venues' })).toEqual([[700, 0, 0, 0, 700]]);
    expect(await owed({ to: '2026-09', productLine: 'venues' })).toEqual([[0, 700, 0, 0, 700]]);
    expect(await owed({ productLine: 'giving' })).toEqual([]);
    expect(await owed({ to: '2026-09', orderUid: other.orderUid })).toEqual([[0, 700, 0, 0, 700]]);
    await post('receivable-settled', receivableSettled(toSen(700), owner), new Date('2026-08-01T05:00:00Z'));
  });

  it('of money that nothing explains names its record, line by line, and of a line of the bank that line', async () => {
    const booked = { state: 'unplaced', decidedAt: OCTOBER, decidedBy: 'Sari' };
    const line = await aStatementLine(api.database, { description: 'SETORAN TUNAI', ...booked });
    const { uid: lineUid, bookedOn } = line;
    const { uid } = await api.database.unplacedMoney.create({
      data: { lineUid, amountSen: toSen(75_000), arrivedOn: bookedOn, bookedBy: 'Sari', bookedAt: OCTOBER },
    });
    await post('unplaced', unplacedReceived(toSen(75_000), uid), OCTOBER);
    const found = await postings({ account: 'unplacedMoney', subjectUid: uid });
    expect(found).toMatchObject({ total: 1, sum: -75_000 });
    const name = expect.stringMatching(/^\d{4}-\d\d-\d\d · SETORAN TUNAI$/);
    expect(found.rows).toMatchObject([{ subjectUid: uid, subjectName: name }]);
    const { rows } = await report({ report: 'owed', ...span });
    expect(rows.filter(({ account }) => account === 'unplacedMoney')).toMatchObject([{ label: name, cells: [75_000] }]);
    await post('bank-charge', bankCharged(negate(toSen(2_500)), lineUid), OCTOBER);
    expect(await postings({ account: 'bankCost', subjectUid: lineUid })).toMatchObject({ total: 1, sum: 2_500 });
    await post('bank-charge-reversed', reversed(bankCharged(negate(toSen(2_500)), lineUid)), OCTOBER);
    await post('unplaced-return', unplacedReturned(toSen(75_000), uid), OCTOBER);
  });

  it('leads from each figure to the postings that sum to it, and from them to their cause', async () => {
    for (const of of [
      { report: 'statement', by: 'account' },
      { report: 'statement', by: 'subject' },
      { report: 'statement', by: 'period' },
      { report: 'statement', by: 'productLine' },
      { report: 'statement', by: 'party' },
      { report: 'profit' },
      { report: 'profit', by: 'productLine' },
      { report: 'profit', by: 'subject' },
      { report: 'profit', by: 'party' },
      { report: 'funds' },
      { report: 'owed' },
    ]) {
      const { columns, rows } = await report({ ...of, from: '2026-09', to: '2026-10' });
      const isEarned = of.report !== 'statement';
      for (const { filter, cells, label } of rows)
        for (const [at, column] of columns.entries()) {
          const { sum } = await postings({ ...set(column.filter), ...set(filter) });
          expect([of, label, column.key, isEarned ? 0 - sum : sum]).toEqual([of, label, column.key, cells[at]]);
        }
    }
    const [newest] = (await postings({ account: 'hostPayable' })).rows;
    expect(newest).toMatchObject({ kind: 'reimbursement-due', orderUid: one.orderUid, period: '2026-10' });
    expect(await postings({ entryUid: newest!.entryUid })).toMatchObject({ total: 2, sum: 0 });
  });

  it('refuses what it does not know, by the field, and is for finance', async () => {
    const field = async (path: string) => (await api.admin.get(`admin/ledger/${path}`)).errors?.[0]?.field;
    expect(await field('report?report=magic')).toBe('report');
    expect(await field('report?report=profit&from=2026-13')).toBe('from');
    expect(await field('report?report=profit&from=2026-03&to=2026-02')).toBe('from');
    expect(await field('report?report=profit&from=2020-01&to=2026-02')).toBe('from');
    expect(await field('postings?page=0')).toBe('page');
    expect(await field('postings?from=2026-03&to=2026-02')).toBe('from');
    expect(await field('postings?account=a%27b')).toBe('account');
    for (const path of ['report?report=owed', 'postings', 'state'])
      expect((await api.anyone.get(`admin/ledger/${path}`)).status).toBe(401);
  });
});

describe('the closing of a month', () => {
  const reason = 'Semua cocok dengan rekening koran';
  const current = dayInWib(new Date()).slice(0, 7);
  const close = (period: string) => api.admin.post('admin/ledger/close', { period, reason });
  const state = async () => bookState.parse((await api.admin.get('admin/ledger/state')).data);
  beforeEach(() => api.database.ledgerAlarm.updateMany({ data: { resolvedAt: new Date() } }));

  it('waits until it is over and the books are right', async () => {
    expect(await close(current)).toMatchObject({ status: 422, errors: [{ field: 'period' }] });
    expect(await close('2026-9')).toMatchObject({ status: 422, errors: [{ field: 'period' }] });
    const alarm = { uid: randomUUID(), check: 'uji', differences: ['beda'], openedAt: new Date() };
    await api.database.ledgerAlarm.create({ data: alarm });
    expect(await close('2026-08')).toMatchObject({ status: 409, meta: { code: 'BOOKS_ALARM' } });
    expect((await state()).alarms).toMatchObject([{ check: 'uji', differences: ['beda'] }]);
    expect((await state()).closed).toEqual([]);
  });

  it('shows what was set aside of its statements, and by how much the bank differs from the books for that', async () => {
    const before = await state();
    const next = before.next!;
    const at = (month: string) => new Date(`${month}-15`);
    const ignored = { state: 'ignored', decidedBy: 'x', decidedAt: new Date() };
    for (const [month, rupiah] of [
      [addMonths(next, -1), -7],
      [next, -20_000_000],
      [next, 15_000_000],
      [addMonths(next, 1), 3],
    ] as const)
      await aStatementLine(api.database, { amountSen: BigInt(rupiah) * 100n, bookedOn: at(month), ...ignored });
    expect(before.aside).toEqual({ month: next, count: 0, came: 0, went: 0, difference: 0 });
    expect((await state()).aside).toEqual({
      month: next,
      count: 2,
      came: 15_000_000,
      went: 20_000_000,
      difference: -5_000_007,
    });
  });

  it('is done once, pressed twice at once, and in order; later postings count in the first open month', async () => {
    const first = (await state()).next!;
    const answers = await Promise.all([close(first), close(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.database.ledgerClose.count()).toBe(1);
    // With what was set aside before.
    expect(await api.database.auditLog.findMany({ where: { subject: 'ledger', action: 'close' } })).toMatchObject([
      { change: { period: first, aside: { count: 2, differenceSen: '-500000700' } } },
    ]);
    expect(await close(addMonths(first, 2))).toMatchObject({ status: 422, errors: [{ field: 'period' }] });
    expect(await state()).toMatchObject({ closed: [{ period: first, reason }] });

    const before = await report({ report: 'statement', from: first, to: first });
    await post('payment', paymentReceived(toSen(5_000), toSen(0), other), new Date(`${first}-15T00:00:00Z`));
    expect(await report({ report: 'statement', from: first, to: first })).toEqual(before);
    const { rows } = await postings({ account: 'bank', orderUid: other.orderUid });
    expect(rows.filter(({ at }) => at.startsWith(`${first}-15`))).toMatchObject([
      { amount: 5_000, period: addMonths(first, 1) },
    ]);
  });

  it('waits for postings that are under way, and sees them', async () => {
    const next = addMonths((await state()).closed[0]!.period, 1);
    let closing: ReturnType<typeof close> | undefined;
    await api.database.transaction(async (tx) => {
      const { uid } = await tx.ledgerEntry.create({ data: { kind: 'payment', cause: randomUUID() } });
      const period = new Date(`${next}-01`);
      await tx.ledgerPosting.createMany({
        data: [
          { entryUid: uid, account: 'bank', amountSen: 700n, period },
          { entryUid: uid, account: 'customerDeposit', amountSen: -700n, period },
        ],
      });
      closing = close(next);
      // It waits for this transaction: the lock is asked for before anything is read.
      await waitsForLock();
    });
    expect((await closing!).status).toBe(200);
    const { balances } = await api.database.ledgerClose.findFirstOrThrow({ orderBy: { period: 'desc' } });
    expect((balances as Record<string, string>).customerDeposit).toBe('-700');
  });

  /** Until a session waits for the table. */
  async function waitsForLock(): Promise<void> {
    for (;;) {
      const [row] = await api.database.$queryRaw<{ waits: boolean }[]>`
        SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND relation = 'ledger_posting'::regclass) AS waits`;
      if (row!.waits) return;
    }
  }
});

it('of an order that credit of another one has paid, both orders show the whole payment, and the figure of an account its own', async () => {
  const family = await aFamily(api.database, { regularSeats: 3 });
  const group = await aGroup(api.database, family);
  const aboutOf = async (): Promise<Dimensions> => {
    const { orderUid, customerUid } = await anOrder(api.database, family, group.uid);
    return { productLine: 'subscriptions', orderUid, partyUid: customerUid };
  };
  const [source, paid] = [await aboutOf(), await aboutOf()];
  await post('payment', paidByCredit(paymentReceived(toSen(37_900), toSen(6_267), paid), source), SEPTEMBER);
  for (const { orderUid } of [source, paid]) {
    const { rows, sum } = await postings({ orderUid });
    expect([rows.map(({ account }) => account).toSorted(), sum]).toEqual([
      ['customerCredit', 'feeIncome', 'memberFunds'],
      0,
    ]);
  }
  expect((await postings({ orderUid: source.orderUid, account: 'memberFunds' })).rows).toEqual([]);
  expect(await postings({ orderUid: source.orderUid, account: 'customerCredit' })).toMatchObject({ sum: 37_900 });
});
