import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { openPage } from '../../../test/open-page';
import { stubPayments } from '../../../test/stub-payments';
import { BooksCard, RevenueCard } from './dashboard-cards';
import { weekTrend } from './week-trend';

/** Thirty days with so much on each, the last one today. */
const days = (...amounts: number[]): NonNullable<AdminDashboard['revenue']> =>
  [...Array<number>(30 - amounts.length).fill(0), ...amounts].map((amount, n) => ({
    day: `2026-11-${String(n + 1).padStart(2, '0')}`,
    amount,
    payments: amount ? 1 : 0,
  }));
const BOOKS = { hosts: 406_250, refunds: 0, credit: 20_000, fees: 696_385 };
const open = async (card: 'books' | 'revenue', data: Partial<AdminDashboard>) => {
  const Card = card === 'books' ? BooksCard : RevenueCard;
  await openPage(<Card data={data as AdminDashboard} />, {
    resource: 'payments',
    path: '/',
    dataProvider: stubPayments([]).dataProvider,
  });
};
const figures = () =>
  screen.getAllByRole('definition').map((figure) => [figure.textContent, figure.previousElementSibling?.textContent]);

describe('the money of the shop', () => {
  it('is numbers first, each with what it is and the way to what it counts', async () => {
    await open('books', { books: BOOKS, revenue: days(150_000, 54_000) });
    expect(figures()).toEqual([
      ['Rp54.000', 'Masuk hari ini, kemarin Rp150.000'],
      ['Rp406.250', 'Utang ke host'],
      ['Rp0', 'Utang pengembalian dana'],
      ['Rp20.000', 'Kredit pelanggan'],
      ['Rp696.385', 'Biaya admin bulan ini'],
    ]);
    const today = within(screen.getByRole('region', { name: 'Uang toko' })).getByRole('link', {
      name: 'Masuk hari ini',
    });
    expect(decodeURIComponent(today.getAttribute('href')!)).toContain('/payments?filter={"cameLately":true}');
    expect(screen.getByRole('link', { name: 'Buku besar seimbang' })).toBeVisible();
  });

  it('says nothing of today to a role that may not read what came in', async () => {
    await open('books', { books: BOOKS });
    expect(figures()).toHaveLength(4);
  });

  it('compares the last whole week with the one before, and nothing with a week of nothing', async () => {
    await open('revenue', { revenue: days(...Array<number>(7).fill(100), ...Array<number>(7).fill(112), 5) });
    expect(screen.getByText(/^7 hari sampai kemarin Rp784, naik 12%/)).toBeVisible();
  });

  it.each([
    ['a fall', days(...Array<number>(7).fill(200), ...Array<number>(7).fill(100), 9_000), { amount: 700, change: -50 }],
    ['nothing before', days(100, 9_000), { amount: 100, change: null }],
    ['no days at all', [], { amount: 0, change: null }],
  ])('does not count today, which is not over: %s', (_name, revenue, trend) =>
    expect(weekTrend(revenue)).toEqual(trend),
  );
});
