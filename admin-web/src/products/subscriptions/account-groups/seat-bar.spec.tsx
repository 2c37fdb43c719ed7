import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../../test/open-page';
import { stubPayments } from '../../../../test/stub-payments';
import { SeatLegend } from './seat-bar';

it('what each block of a seat means stands above them, each in a look of its own', async () => {
  await openPage(<SeatLegend />, {
    resource: 'account-groups',
    path: '/',
    dataProvider: stubPayments([]).dataProvider,
  });
  const entries = within(screen.getByRole('list', { name: 'Arti warna kursi' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Dipesan',
    'Dicek',
    'Menunggu grup',
    'Disiapkan',
    'Aktif',
    'Kosong',
  ]);
  expect(new Set(entries.map(({ firstElementChild }) => firstElementChild!.className)).size).toBe(entries.length);
});
