import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { ProviderCard } from './provider-card';

const plan = { grandTotal: 31_500, duration: 1, durationLabel: '1 bulan', isPo: true, isHost: false };
const provider = {
  slug: 'catchplay',
  name: 'Catchplay',
  color: '#404040',
  tagline: 'Film pilihan',
  member: 4,
  isHost: false,
  startingPrice: 31_500,
  saving: 70,
  variants: [plan, { ...plan, grandTotal: 33_000 }],
} as unknown as ProviderSummary;

it('a card leads to its provider, and says its price, what that saves, and the seats that are left', () => {
  render(
    <MemoryRouter>
      <ProviderCard provider={provider} seatsLeft={1} />
    </MemoryRouter>,
  );
  const card = screen.getByRole('link');
  expect(card.getAttribute('href')).toBe('/provider/catchplay');
  for (const words of ['Pre-Order', 'Catchplay', 'mulai Rp31.500/bulan', 'hemat 70%', '1 kursi lagi'])
    expect(card.textContent).toContain(words);
});
