import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { TrialBalance } from '#contracts/sales/ledger.admin.http';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { TrialBalanceView } from './trial-balance';

const accounts: TrialBalance['accounts'] = [
  { code: 'bank', label: 'Bank', type: 'asset', balance: 100_000.5 },
  { code: 'memberFunds', label: 'Dana anggota', type: 'liability', balance: -85_000.5 },
  { code: 'hostPayable', label: 'Utang ke host', type: 'liability', balance: 0 },
  { code: 'feeIncome', label: 'Pendapatan biaya admin', type: 'income', balance: -15_001 },
  { code: 'rounding', label: 'Pembulatan', type: 'expense', balance: 1 },
];

async function open(balance: Partial<TrialBalance> = {}) {
  const get = async () => ({ at: '2026-11-20T08:00:00.000Z', accounts, entries: 4, sum: 0, ...balance }) as never;
  const dataProvider = { ...stubRecords({}).dataProvider, get };
  await openPage(<TrialBalanceView />, { resource: 'ledger', path: '/ledger', dataProvider });
  await screen.findByRole('table');
}

const cells = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '));

it('the accounts stand by kind, each on its side, and both sums are said to be equal', async () => {
  await open();
  expect(cells()).toEqual([
    'Pos | Debit | Kredit',
    'Aset',
    'Bank | Rp100.000,50 | ',
    'Utang dan titipan',
    'Dana anggota |  | Rp85.000,50',
    'Pendapatan',
    'Pendapatan biaya admin |  | Rp15.001',
    'Biaya',
    'Pembulatan | Rp1 | ',
    'Jumlah | Rp100.001,50 | Rp100.001,50',
  ]);
  expect(screen.getByText('Posisi per 20 Nov 2026, 15.00 WIB, dari 4 catatan')).toBeVisible();
  expect(screen.getByText('Seimbang: jumlah debit sama dengan jumlah kredit')).toBeVisible();
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'Rp15.001' })).toHaveAttribute(
    'href',
    '/ledger/postings?account=feeIncome',
  );
});

it('accounts at zero are shown when they are asked for', async () => {
  await open();
  expect(screen.queryByText('Utang ke host')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Tampilkan pos bersaldo nol (1)' }));
  expect(cells()).toContain('Utang ke host |  | ');
});

it('sums that differ are said with how far they are apart', async () => {
  await open({ sum: 2_000 });
  expect(screen.getByText('Tidak seimbang, selisih Rp2.000. Periksa sekarang.')).toBeVisible();
});
