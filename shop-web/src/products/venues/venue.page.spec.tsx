import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { VenueDetail, VenueWeek } from '#contracts/products/venues/venues.http';
import { venueQuery, weekQuery } from './semabar.queries';
import { VenuePage } from './venue.page';

const VENUE = {
  slug: 'gor-melati',
  name: 'GOR Melati',
  sportLabel: 'Futsal',
  city: 'Depok',
  address: 'Jl. Melati 5',
  description: 'Lapangan vinil.',
  players: 10,
  priceFrom: 180_000,
  perPlayerFrom: 18_000,
  cancelHours: 24,
  keepPercent: 50,
  picture: null,
  openSlots: [],
} as unknown as VenueDetail;
const [startsAt, endsAt] = ['2026-11-30T09:00:00.000Z', '2026-11-30T10:00:00.000Z'];
const SLOT = { startsAt, endsAt, price: 180_000, perPlayer: 18_000, state: 'free' as const, canShare: true };
const WEEK: VenueWeek = {
  from: '2026-11-30',
  previous: null,
  next: null,
  days: [{ day: '2026-11-30', slots: [SLOT] }],
};
const { scrollIntoView } = Element.prototype;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(venueQuery('gor-melati').queryKey, VENUE);
  queries.setQueryData(weekQuery('gor-melati').queryKey, WEEK);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/semabar/details-venue?venue=gor-melati']}>
        <VenuePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  Element.prototype.scrollIntoView = scrollIntoView;
});
const goOn = () => screen.queryByRole('button', { name: 'Lanjut pesan' });

it('the form follows the choice of the hour, and the rules come last', () =>
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Pilih jam main',
    'Pesan slot',
    'Cari pemain',
    'Aturan main',
  ]));

it('a chosen slot is said at the foot with its price, and the button there goes on to its form', () => {
  expect(goOn()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /16\.00–17\.00/ }));
  expect(goOn()!.closest('.buy-bar')!.textContent).toBe('Sen, 30 Nov · 16.00–17.00Rp180.000Lanjut pesan');
  fireEvent.click(goOn()!);
  expect(document.activeElement?.textContent).toMatch(/^Pesan slot/);
});
