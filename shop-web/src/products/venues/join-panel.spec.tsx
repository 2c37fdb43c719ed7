import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { SlotView } from '#contracts/products/venues/venues.http';
import { VenuePage } from './venue.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const UID = '7b0b8a3e-0000-4000-8000-000000000001';
const SLOT: SlotView = {
  slotUid: UID,
  venue: { slug: 'gor-melati', name: 'GOR Melati', city: 'Depok', address: 'Jl. Melati 5', sportLabel: 'Futsal' },
  startsAt: '2026-11-28T12:00:00.000Z',
  endsAt: '2026-11-28T14:00:00.000Z',
  state: 'open',
  stateLabel: 'Cari pemain',
  shared: true,
  listed: true,
  players: 4,
  paid: 2,
  held: 0,
  share: 25_000,
  cutoffAt: '2026-11-28T06:00:00.000Z',
  keepPercent: 50,
  names: ['B**i'],
  canJoin: false,
  isIn: false,
};

/** The page of a venue that is hidden, by the link of its slot. */
function open(slot: SlotView): void {
  globalThis.fetch = async (url) => {
    const isSlot = String(url).includes('/semabar/slot');
    const status = isSlot ? 200 : 404;
    return new Response(JSON.stringify({ data: isSlot ? slot : null, meta: { status } }), { status });
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/semabar/details-venue?venue=gor-melati&slot=${UID}`]}>
        <VenuePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each<[string, Partial<SlotView>, string]>([
  ['with free places and no time left', {}, 'Waktunya sudah terlalu mepet'],
  ['without a free place', { held: 2 }, 'Tempatnya sedang penuh'],
  ['that is complete', { state: 'confirmed', paid: 4 }, 'Slot ini tidak menerima pemain lagi'],
])('a slot %s says why it cannot be joined', async (_, given, title) => {
  open({ ...SLOT, ...given });
  expect(await screen.findByText(title)).toBeTruthy();
});

it('a slot of a venue that is hidden can still be joined by its link', async () => {
  open({ ...SLOT, canJoin: true });
  expect(await screen.findByRole('heading', { name: 'Ikut main bareng' })).toBeTruthy();
  expect(await screen.findByText('Tempat ini tidak menerima pesanan baru')).toBeTruthy();
});
