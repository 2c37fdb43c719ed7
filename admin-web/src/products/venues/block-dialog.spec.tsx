import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { AdminVenue } from '#contracts/products/venues/venues.admin.http';
import { renderRecord } from '../../../test/render-record';
import { stubRecords } from '../../../test/stub-records';
import { BlockDialog } from './block-dialog';

afterEach(cleanup);

const VENUE = {
  id: '10000000-0000-4000-8000-000000000001',
  allowedActions: ['block'],
  slotHours: 2,
  prices: [{ weekday: 6, fromHour: 8, toHour: 12, price: 100_000 }],
} as unknown as AdminVenue & Record<string, unknown>;

async function open(from: string, to: string) {
  const dialog = { resource: 'venues', action: 'block', pending: false, error: null };
  await renderRecord(<BlockDialog {...dialog} onAct={jest.fn()} onClose={jest.fn()} />, {
    resource: 'venues',
    record: VENUE,
    dataProvider: stubRecords({}).dataProvider,
  });
  fireEvent.change(screen.getByLabelText(/^Mulai/), { target: { value: from } });
  fireEvent.change(screen.getByLabelText(/^Selesai/), { target: { value: to } });
}

it.each([
  [
    'a minute',
    '2026-11-28T09:00',
    '2026-11-28T09:01',
    /^Menutup 1 slot utuh: 28 Nov 2026, 08\.00 WIB – 28 Nov 2026, 10\.00 WIB/,
  ],
  [
    'days',
    '2026-11-27T00:00',
    '2026-12-06T00:00',
    /^Menutup 4 slot utuh: 28 Nov 2026, 08\.00 WIB – 5 Des 2026, 12\.00 WIB/,
  ],
  ['a time without slots', '2026-11-28T13:00', '2026-11-28T14:00', /^Tidak ada slot di waktu ini/],
])('of %s it says before it is made which slots are taken', async (_, from, to, words) => {
  await open(from, to);
  expect((await screen.findByRole('status')).textContent).toMatch(words);
});
