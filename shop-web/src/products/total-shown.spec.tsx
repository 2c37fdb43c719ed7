import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { QurbanAnimal, QurbanSeason } from '#contracts/products/qurban/qurban.http';
import type { SlotView } from '#contracts/products/venues/venues.http';
import type { CauseDetail } from '#contracts/products/giving/donations.http';
import type { ProfileView } from '#contracts/identity/profile.http';
import { profileQuery } from '../identity/profile/profile.query';
import { clearDrafts } from '../platform/draft-store';
import { saveSession, clearSession } from '../platform/session/session';
import { DonateSharesForm } from './giving/donate-form';
import { OrderForm } from './qurban/order-form';
import { JoinPanel } from './venues/join-panel';

const UID = '7b0b8a3e-0000-4000-8000-000000000001';
const CAUSE = { name: 'Netflix untuk semua' } as CauseDetail;
const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
const ANIMAL = { animalUid: UID, name: 'Sapi 1', shares: 7, taken: 2, paid: 1, price: 3_100_000 } as QurbanAnimal;
const SEASON = { name: 'Qurban', mostInstalments: 1, ordersUntil: '2027-05-02T13:00:00.000Z' } as QurbanSeason;
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
  canJoin: true,
  isIn: false,
};

let slot: SlotView;
const sent: { total?: number }[] = [];
const { fetch } = globalThis;
beforeEach(() => {
  slot = SLOT;
  sent.length = 0;
  saveSession({ accessToken: 'a', refreshToken: 'r' });
  globalThis.fetch = async (url, init) => {
    const of = (data: unknown, status = 200) => new Response(JSON.stringify({ data, meta: { status } }), { status });
    if (init?.method !== 'POST') return of(String(url).includes('/semabar/slot') ? slot : []);
    sent.push(JSON.parse(String(init.body)) as { total?: number });
    slot = { ...SLOT, share: 30_000 };
    const message = 'Totalnya berubah';
    const refused = { meta: { status: 409, code: 'PRICE_CHANGED', message }, errors: [{ field: 'total', message }] };
    return new Response(JSON.stringify(refused), { status: 409 });
  };
});
afterEach(() => {
  cleanup();
  clearDrafts();
  clearSession();
  globalThis.fetch = fetch;
});

function open(page: (price: number) => ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(profileQuery().queryKey, { ...CONTACT, phoneNumber: '6281234567890' } as ProfileView);
  const at = (price: number) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter>{page(price)}</MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(at(1));
  return (price: number) => rerender(at(price));
}
async function press(name: string | RegExp): Promise<void> {
  const before = sent.length;
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(sent.length).toBe(before + 1));
  await screen.findByText('Totalnya berubah');
}

it.each<[string, (price: number) => ReactNode, string]>([
  [
    'shares of an animal',
    (price) => <OrderForm animal={{ ...ANIMAL, price: 3_100_000 * price }} season={SEASON} contact={CONTACT} />,
    'Rp6.200.000',
  ],
  [
    'shares of a cause',
    (price) => <DonateSharesForm cause={CAUSE} price={3_100_000 * price} contact={CONTACT} />,
    'Rp6.200.000',
  ],
])('the form of %s sends the total that it shows, also once the price was read anew', async (_, page, shown) => {
  const reprice = open(page);
  const name = screen.queryByLabelText('Nama 1');
  if (name) fireEvent.input(name, { target: { value: 'Ahmad bin Ali' } });
  await press(/^Lanjut/);
  reprice(2);
  expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
  await press(/^Lanjut/);
  expect(sent.map(({ total }) => total)).toEqual([3_100_000, 6_200_000]);
});

it('the form of a slot reads its share anew after a refusal, and sends that', async () => {
  open(() => <JoinPanel slotUid={UID} />);
  await screen.findByRole('button', { name: 'Ikut dan lanjut bayar' });
  await press('Ikut dan lanjut bayar');
  expect(await screen.findByText('Rp30.000')).toBeTruthy();
  await press('Ikut dan lanjut bayar');
  expect(sent.map(({ total }) => total)).toEqual([25_000, 30_000]);
});
