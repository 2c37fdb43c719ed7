import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { PaidAtFact, PaidStatus } from './given-back';

const paid = { state: 'paid', paidAt: '2026-11-20T03:00:00.000Z' };
const shown = (givenBack: { on: string; resentAt: string | null } | null) =>
  renderRecord(
    <>
      <PaidStatus subject="refund" of={{ ...paid, givenBack }} />
      <PaidAtFact of={{ ...paid, givenBack }} />
    </>,
    { resource: 'refunds', record: { id: 'r1', allowedActions: [] }, dataProvider: stubPayments([]).dataProvider },
  );

it('a payout that the bank gave back says so beside the day on which it was paid', async () => {
  await shown({ on: '2026-11-22', resentAt: null });
  expect(screen.getByText('Dikembalikan bank')).toBeTruthy();
  expect(screen.getByText(/^Dikembalikan bank 22 Nov 2026, dikirim ulang$/)).toBeTruthy();
});

it('and when it was sent again', async () => {
  await shown({ on: '2026-11-22', resentAt: '2026-11-24T03:00:00.000Z' });
  expect(screen.getByText('Sudah dikirim ulang')).toBeTruthy();
  expect(screen.getByText(/^Dikembalikan bank 22 Nov 2026, dikirim ulang tanggal 24 Nov 2026/)).toBeTruthy();
});

it('another one says nothing of it', async () => {
  await shown(null);
  expect(screen.queryByText(/Dikembalikan bank|dikirim ulang/)).toBeNull();
});
