import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { Recoveries } from './recoveries';

const id = '40000000-0000-4000-8000-000000000001';
const back = (nth: number, change: object = {}) => ({
  unplacedUid: `30000000-0000-4000-8000-00000000000${nth}`,
  amount: 50_000 * nth,
  by: 'Sari Keuangan',
  at: '2026-11-26T10:00:00.000Z',
  undone: null,
  ...change,
});
const draw = (recovered: number, recoveries: AdminCost['recoveries']) =>
  renderRecord(<Recoveries of={{ amount: 250_000, recovered, recoveries } as AdminCost} />, {
    resource: 'costs',
    record: { id, allowedActions: [] },
    dataProvider: stubPayments([]).dataProvider,
  });

it('a cost says what has come back, of which money, by whom, and what it has cost in the end', async () => {
  const undone = { by: 'Dua Keuangan', at: '2026-11-26T11:00:00.000Z', reason: 'Bukan dari toko' };
  await draw(50_000, [back(1), back(2, { undone })]);
  const section = screen.getByRole('region', { name: 'Uang kembali' });
  expect(section).toHaveTextContent('Kembali Rp50.000, jadi biayanya Rp200.000');
  expect(section).toHaveTextContent('Sari Keuangan');
  expect(section).toHaveTextContent('Catatannya dibatalkan oleh Dua Keuangan');
  expect(section).toHaveTextContent('“Bukan dari toko”');
  expect(screen.getByRole('link', { name: 'Rp50.000' })).toHaveAttribute(
    'href',
    expect.stringContaining('/unplaced-money/30000000-0000-4000-8000-000000000001/show'),
  );
});

it('says nothing where nothing came back', async () => {
  await draw(0, []);
  expect(screen.queryByRole('region')).toBeNull();
});
