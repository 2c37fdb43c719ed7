import { describe, expect, it } from '@jest/globals';
import { rangeOfPeriod } from '../../../platform/documents/paper-period.js';
import { fc } from '#testing/properties';
import { type HostMoney, type StatedReimbursement, hostStatement, periodsOfHost } from './host-statement.js';

const AT = new Date('2026-12-05T03:00:00Z');
const contact = { email: 'halo@patungan.test', whatsapp: null };
const reimbursement = (given: Partial<StatedReimbursement> = {}): StatedReimbursement => ({
  state: 'paid',
  createdAt: new Date('2026-11-02T03:00:00Z'),
  dueAt: new Date('2026-11-03T03:00:00Z'),
  paidAt: new Date('2026-11-03T05:00:00Z'),
  reference: 'BCA-1',
  givenBack: null,
  groupName: 'Spotify #12',
  cycleNumber: 3,
  providerPriceSen: 9_490_000n,
  amountSen: 6_251_700n,
  ...given,
});
const host = (...reimbursements: StatedReimbursement[]): HostMoney => ({
  name: 'Sari',
  reimbursements,
  receivables: [],
});
const statement = (money: HostMoney, period = '2026-11') => hostStatement(money, period, contact, AT);
const rowsOf = (money: HostMoney, title: string, period?: string) =>
  statement(money, period).tables.find((table) => table.title.startsWith(title))!.rows;

describe('the statement of a host for a month', () => {
  it('says what each transfer was for, what the host bore and what came', () => {
    expect(rowsOf(host(reimbursement()), 'Penggantian')).toEqual([
      ['3 November 2026', 'Spotify #12, siklus 3', 'BCA-1', 'Rp94.900', 'Rp32.383', 'Rp62.517'],
    ]);
    expect(statement(host(reimbursement())).totals).toEqual([{ label: 'Penggantian diterima', value: 'Rp62.517' }]);
  });

  it('says which transfers the bank gave back, and counts them as received once they were sent again', () => {
    const resentAt = new Date('2026-11-09T03:00:00Z');
    const money = host(
      reimbursement(),
      reimbursement({ reference: 'BCA-2', givenBack: { resentAt: null } }),
      reimbursement({ reference: 'BCA-3', givenBack: { resentAt } }),
    );
    expect(rowsOf(money, 'Penggantian').map((row) => row[2])).toEqual([
      'BCA-1',
      'BCA-2 (Dikembalikan bank, dikirim ulang)',
      'BCA-3 (Dikembalikan bank, dikirim ulang tanggal 9 November 2026)',
    ]);
    expect(statement(money).totals).toEqual([
      { label: 'Penggantian diterima', value: 'Rp125.034' },
      { label: 'Dikembalikan bank, dikirim ulang', value: 'Rp62.517' },
    ]);
  });

  it('counts in the list and in the tables of a year only what was received: not what the bank gave back until it was sent again', () => {
    const resentAt = new Date('2026-12-01T03:00:00Z');
    const october = new Date('2026-10-09T03:00:00Z');
    const money = host(
      reimbursement(),
      reimbursement({ givenBack: { resentAt: null } }),
      reimbursement({ givenBack: { resentAt } }),
      reimbursement({ paidAt: october, groupName: 'Netflix #2', givenBack: { resentAt: null } }),
    );
    const november = { receivedSen: 12_503_400n, transfers: 2 };
    expect(periodsOfHost(money)).toEqual([
      { period: '2026', ...november },
      { period: '2026-11', ...november },
      { period: '2026-10', receivedSen: 0n, transfers: 0 },
    ]);
    const both = ['2', 'Rp189.800', 'Rp64.766', 'Rp125.034'];
    const none = ['0', 'Rp0', 'Rp0', 'Rp0'];
    expect(rowsOf(money, 'Per bulan', '2026')).toEqual([
      ['Oktober 2026', ...none],
      ['November 2026', ...both],
    ]);
    expect(rowsOf(money, 'Per grup', '2026')).toEqual([
      ['Netflix #2', ...none],
      ['Spotify #12', ...both],
    ]);
    expect(statement(money, '2026').facts.at(-1)).toEqual({ label: 'Jumlah transfer', value: '2' });
    expect(statement(money, '2026').totals).toEqual([
      { label: 'Penggantian diterima', value: 'Rp125.034' },
      { label: 'Dikembalikan bank, dikirim ulang', value: 'Rp125.034' },
    ]);
  });

  it('begins and ends at midnight in Jakarta', () => {
    const [first, last] = [new Date('2026-10-31T17:00:00Z'), new Date('2026-11-30T16:59:59.999Z')];
    const beside = [new Date(first.getTime() - 1), new Date(last.getTime() + 1)];
    const money = host(...[first, last, ...beside].map((paidAt) => reimbursement({ paidAt })));
    expect(rowsOf(money, 'Penggantian').map(([day]) => day)).toEqual(['1 November 2026', '30 November 2026']);
    expect(rangeOfPeriod('2026-12').to).toEqual(new Date('2026-12-31T17:00:00Z'));
  });

  it('says what was owed at its end, even where it came later, but nothing that was cancelled', () => {
    const later = reimbursement({ paidAt: AT, cycleNumber: 4 });
    const open = reimbursement({ paidAt: null, state: 'scheduled', cycleNumber: 5 });
    const cancelled = reimbursement({ paidAt: null, state: 'cancelled' });
    const rows = rowsOf(host(later, open, cancelled), 'Belum ditransfer per 30 November 2026');
    expect(rows.map(([title]) => title)).toEqual(['Spotify #12, siklus 4', 'Spotify #12, siklus 5']);
  });

  it('says what is to be given back', () => {
    const receivable = { groupName: 'Spotify #12', cycleNumber: 3, amountSen: 100_000n, decidedAt: null } as const;
    const money = {
      ...host(),
      receivables: [{ ...receivable, state: 'open' as const, openedAt: new Date('2026-11-20') }],
    };
    expect(rowsOf(money, 'Dikembalikan')).toEqual([
      ['Spotify #12, siklus 3', '20 November 2026', 'Belum kami terima', 'Rp1.000'],
    ]);
    expect(rowsOf(money, 'Dikembalikan', '2026-10')).toEqual([]);
  });
});

it('every transfer stands in one month and one year, and the year has the sum of its months', () => {
  const days = fc.array(fc.date({ min: new Date('2025-11-01'), max: new Date('2027-02-01'), noInvalidDate: true }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(days, (paidAts) => {
      const money = host(...paidAts.map((paidAt) => reimbursement({ paidAt })));
      const periods = periodsOfHost(money);
      for (const year of periods.filter(({ period }) => period.length === 4)) {
        const months = periods.filter(({ period }) => period.startsWith(`${year.period}-`));
        expect(year.receivedSen).toBe(months.reduce((sum, { receivedSen }) => sum + receivedSen, 0n));
        expect(rowsOf(money, 'Per bulan', year.period)).toHaveLength(months.length);
        const rows = months.map(({ period }) => rowsOf(money, 'Penggantian', period).length);
        expect(rows.reduce((sum, count) => sum + count, 0)).toBe(year.transfers);
      }
      expect(periods.filter(({ period }) => period.length === 4).reduce((sum, one) => sum + one.transfers, 0)).toBe(
        paidAts.length,
      );
    }),
  );
});
