import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubRecords } from '../../../test/stub-records';
import { AuditChange } from './audit-change';
import { AuditRecord } from './audit-record';

const rowsOf = async (change: unknown, subject = 'providers') => {
  const { dataProvider } = stubRecords({});
  await renderRecord(<AuditChange change={change} subject={subject} />, {
    resource: 'audit-entries',
    record: { id: 'a', allowedActions: [] },
    dataProvider,
  });
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);
};

it('an edit is read field by field: amounts in rupiah, moments in WIB', async () => {
  expect(
    await rowsOf(
      {
        name: { from: 'Spotify', to: 'Spotify Premium' },
        transferFeeSen: { from: 75_000, to: '100000' },
        active: { from: false, to: true },
        validFrom: { from: null, to: '2026-11-24T01:00:00.000Z' },
      },
      'plan-families',
    ),
  ).toEqual([
    ['Nama', 'Spotify', 'Spotify Premium'],
    ['Biaya transfer', 'Rp750', 'Rp1.000'],
    ['active', 'Tidak', 'Ya'],
    ['Berlaku mulai', '–', '24 Nov 2026, 08.00 WIB'],
  ]);
});

it('a price of a sheet is compared with the one before, and a fact stands alone', async () => {
  const price = { grandTotalSen: 5_400_000 };
  expect(await rowsOf({ line: 3, from: price, to: { grandTotalSen: 5_500_000 } })).toEqual([
    ['Baris', '', '3'],
    ['Total', 'Rp54.000', 'Rp55.000'],
  ]);
});

it('the record of an entry is named, with the way to it', async () => {
  const id = '30000000-0000-4000-8000-000000000001';
  const { dataProvider } = stubRecords({ categories: [{ id, name: 'Musik' }] });
  await renderRecord(<AuditRecord entry={{ id: 'a', subject: 'categories', subjectUid: id } as never} />, {
    resource: 'audit-entries',
    record: { id: 'a', allowedActions: [] },
    dataProvider,
  });
  expect(await screen.findByRole('link', { name: /Musik|#/ })).toHaveAttribute('href', `/categories/${id}/show`);
});
