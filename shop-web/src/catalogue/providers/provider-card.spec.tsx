import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { ProviderCard } from './provider-card';

const ready = { grandTotal: 31_500, durationLabel: '1 bulan', isPo: false, isHost: false };
const preOrder = { grandTotal: 33_000, duration: 12, durationLabel: '1 tahun', isPo: true, isHost: false };
const host = { grandTotal: 10_000, durationLabel: '1 bulan', isPo: false, isHost: true };

function open(
  variants: object[],
  { seatsLeft, saving = null }: { seatsLeft?: number; saving?: number | null } = {},
): void {
  cleanup();
  const provider = {
    slug: 'catchplay',
    name: 'Catchplay',
    color: '#404040',
    member: 4,
    startingPrice: 31_500,
    saving,
    isPo: true,
    variants,
  };
  render(
    <MemoryRouter>
      <ProviderCard provider={provider as unknown as ProviderSummary} seatsLeft={seatsLeft} />
    </MemoryRouter>,
  );
}
const words = () => screen.getByRole('link').textContent;

it('is called a pre-order where the price on it is that of one', () => {
  open([preOrder, ready, host]);
  expect(screen.queryByText('Pre-Order')).toBeNull();
  open([{ ...preOrder, grandTotal: 31_500 }, { ...ready, grandTotal: 33_000 }, host]);
  expect(screen.getByText('Pre-Order')).toBeTruthy();
});

it('says what its price is for, and that it begins there where another plan is dearer', () => {
  open([preOrder, ready, host]);
  expect(words()).toContain('mulai Rp31.500/bulan');
  open([{ ...preOrder, grandTotal: 31_500 }, host]);
  expect(words()).toContain('Rp31.500/tahun');
  expect(words()).not.toContain('mulai');
});

it('says of a plan of several months what that is a month, of another what it saves', () => {
  open([{ ...preOrder, grandTotal: 31_500 }, host], { saving: 70 });
  expect(screen.getByText('Rp2.625/bulan')).toBeTruthy();
  open([ready, host], { saving: 70 });
  expect(screen.getByText('hemat 70%')).toBeTruthy();
});

it('says how many seats are left in a group that is nearly full, else how many a group has', () => {
  open([ready, host], { seatsLeft: 1 });
  expect(words()).toContain('1 kursi lagi');
  open([ready, host]);
  expect(words()).toContain('Grup 4 orang');
});
