import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FoundPostings } from '#contracts/sales/books.admin.http';
import { openPage } from '../../../test/open-page';
import { onPhone } from '../../../test/window-width';
import { user } from '../../../test/user';
import { stubRecords } from '../../../test/stub-records';
import { PostingsPage } from './postings.page';

type Posting = FoundPostings['rows'][number];

const posting = (n: number, change: Partial<Posting> = {}): Posting => ({
  id: String(n),
  entryUid: `50000000-0000-4000-8000-00000000000${n}`,
  kind: 'bank-charge',
  cause: `60000000-0000-4000-8000-00000000000${n}`,
  at: '2025-11-30T17:05:00.000Z',
  period: '2025-12',
  account: 'bankCost',
  amount: 2_500,
  balance: null,
  productLine: null,
  orderUid: null,
  orderNumber: null,
  partyUid: null,
  partyName: null,
  subjectUid: null,
  subjectName: null,
  ...change,
});

async function open(found: Omit<FoundPostings, 'total'>, search = '') {
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    return { total: found.rows.length, ...found } as never;
  };
  const dataProvider = { ...stubRecords({}).dataProvider, get };
  await openPage(<PostingsPage />, {
    resource: 'ledger',
    path: '/ledger/postings',
    at: `/ledger/postings${search}`,
    dataProvider,
  });
  await screen.findByRole('table');
  return asked;
}

const cells = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '));

it('debit and credit are columns of their own, with the time in WIB as everywhere', async () => {
  await open({
    rows: [posting(1), posting(2, { account: 'bank', amount: -2_500, at: '2025-11-30T16:59:00.000Z' })],
    debit: 2_500,
    credit: 2_500,
    sum: 0,
  });
  expect(cells()).toEqual([
    'Waktu (WIB) | Pos | Asal | Debit | Kredit',
    '1 Des 2025, 00.05 | Biaya bank | Biaya atau bunga bank | Rp2.500 | ',
    // What counts in another month than that of its day says so.
    '30 Nov 2025, 23.59dibukukan ke Des 2025 | Bank | Biaya atau bunga bank |  | Rp2.500',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 catatan · Jumlah debit Rp2.500 · Jumlah kredit Rp2.500');
  expect(screen.queryByText(/Selisih|Saldo/)).toBeNull();
});

it('of one account there is the balance after each, on its side, and what both sides are apart', async () => {
  await open(
    {
      rows: [
        posting(2, { account: 'bank', amount: -2_500, balance: -1_500 }),
        posting(1, { account: 'bank', amount: 1_000, balance: 1_000 }),
      ],
      debit: 1_000,
      credit: 2_500,
      sum: -1_500,
    },
    '?account=bank',
  );
  expect(cells()).toEqual([
    'Waktu (WIB) | Pos | Asal | Debit | Kredit | Saldo',
    '1 Des 2025, 00.05 | Bank | Biaya atau bunga bank |  | Rp2.500 | Rp1.500 K',
    '1 Des 2025, 00.05 | Bank | Biaya atau bunga bank | Rp1.000 |  | Rp1.000',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 catatan · Jumlah debit Rp1.000 · Jumlah kredit Rp2.500 · Selisih Rp1.500 K',
  );
  expect(screen.getByText(/^K berarti sisi kredit/)).toBeVisible();
});

it('of one side there is the sum of that side alone', async () => {
  await open({ rows: [posting(1)], debit: 2_500, credit: 0, sum: 2_500 }, '?account=bankCost&side=debit&from=2025-12');
  expect(cells()[0]).toBe('Waktu (WIB) | Pos | Asal | Debit | Kredit');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 catatan · Jumlah debit Rp2\.500$/);
  expect(screen.getByText('Sisi: Debit')).toBeVisible();
  expect(screen.getByText('Dari bulan: Des 2025')).toBeVisible();
});

it.each([
  ['payment', 'payments'],
  ['cost-reversed', 'costs'],
  ['unplaced', 'unplaced-money'],
  ['reimbursement-paid', 'reimbursements'],
  ['shop-purchase', 'shop-purchases'],
])('a posting of the kind %s leads to its record in %s', async (kind, resource) => {
  await open({ rows: [posting(1, { kind })], debit: 2_500, credit: 0, sum: 2_500 });
  const { cause } = posting(1);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/${resource}/${cause}/show`);
});

it('without any posting says so', async () => {
  await open({ rows: [], debit: 0, credit: 0, sum: 0 });
  expect(cells().at(-1)).toBe('Belum ada catatan untuk pilihan ini.');
});

it('is narrowed to months and to an account on the page itself', async () => {
  const asked = await open({ rows: [], debit: 0, credit: 0, sum: 0 });
  await user.click(screen.getByRole('combobox', { name: 'Pos' }));
  await user.click(screen.getByRole('option', { name: 'Dana anggota' }));
  expect(await screen.findByText('Pos: Dana anggota')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Dari bulan' })).toBeVisible();
  expect(asked).toEqual(['ledger/postings?', 'ledger/postings?account=memberFunds']);
});

it('on a phone a figure says its side, and both sides share a column', async () => {
  onPhone();
  await open({
    rows: [posting(1), posting(2, { account: 'bank', amount: -2_500 })],
    debit: 2_500,
    credit: 2_500,
    sum: 0,
  });
  expect(cells()[0]).toBe('Catatan buku besar | Jumlah');
  expect(cells()[1]).toMatch(/\| Rp2\.500Debit$/);
  expect(cells()[2]).toMatch(/\| Rp2\.500Kredit$/);
});
