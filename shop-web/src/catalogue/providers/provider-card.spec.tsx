import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { ProviderCard } from './provider-card';

afterEach(cleanup);

const plan = { grandTotal: 31_500, duration: 1, durationLabel: '1 bulan', isPo: true, isHost: false };
const provider = {
  slug: 'catchplay',
  name: 'Catchplay',
  color: '#404040',
  tagline: 'Film pilihan',
  member: 4,
  startingPrice: 31_500,
  saving: 70,
  variants: [plan, { ...plan, grandTotal: 33_000 }],
} as unknown as ProviderSummary;

const open = {
  providerUid: 'p',
  seatsLeft: 0,
  words: 'Menunggu host',
  ring: { size: 4, taken: 2, hosts: 0, freeHosts: 1 },
};

it('a card leads to its provider, and says its price, what that saves, and what its group lacks, in words and drawn', () => {
  render(
    <MemoryRouter>
      <ProviderCard provider={provider} open={open} />
    </MemoryRouter>,
  );
  const card = screen.getByRole('link');
  expect(card.getAttribute('href')).toBe('/provider/catchplay');
  for (const words of ['Pre-Order', 'Catchplay', 'mulai Rp31.500/bulan', 'Hemat 70% · menunggu host'])
    expect(card.textContent).toContain(words);
  const drawn = [...card.querySelectorAll('path')].map((seat) => seat.getAttribute('class'));
  expect(drawn).toEqual(['stroke-sun', 'stroke-brand', 'stroke-brand', 'stroke-line']);
});

it('a card of which no group is nearly full has no ring, which would say nothing', () => {
  const { container } = render(
    <MemoryRouter>
      <ProviderCard provider={provider} />
    </MemoryRouter>,
  );
  expect(container.querySelector('svg')).toBeNull();
  expect(container.textContent).toContain('grup 4 orang');
});
