import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { dayInWib } from '#domain/platform/wib';
import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import { ProviderHead } from './provider-head';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => dayInWib(new Date(Date.now() + days * DAY_MS));
beforeEach(() => {
  globalThis.fetch = async () => new Response(JSON.stringify({ data: [], meta: { status: 200 } }));
});
afterEach(cleanup);

function open(more: Partial<ProviderDetail>): void {
  const provider = {
    uid: 'p',
    name: 'Netflix',
    color: '#8a3a3a',
    category: 'Streaming',
    groupSize: 4,
    notices: [],
    ...more,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProviderHead provider={{ tagline: 'Berempat', description: '', ...provider } as ProviderDetail} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows one sentence, and the rest on request', () => {
  open({ tagline: 'Satu langganan untuk empat orang.', description: 'Masing-masing dengan profil sendiri.' });
  expect(screen.getByText('Satu langganan untuk empat orang.')).toBeTruthy();
  expect(screen.getByText('Masing-masing dengan profil sendiri.').closest('details')!.open).toBe(false);
  cleanup();
  open({ tagline: 'Berempat', description: 'Berempat' });
  expect(screen.getAllByText('Berempat')).toHaveLength(1);
});

it('shows a change of the price for a month before and after its day', () => {
  const notices = [-40, -29, 29, 40].map((days) => ({ effectiveOn: inDays(days), text: `Harga ${days}` }));
  open({ notices } as Partial<ProviderDetail>);
  expect(screen.getAllByText(/^Harga/).map(({ textContent }) => textContent)).toEqual(['Harga -29', 'Harga 29']);
});
