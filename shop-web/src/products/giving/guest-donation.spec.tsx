import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { CauseDetail } from '#contracts/products/giving/donations.http';
import type { ProfileView } from '#contracts/identity/profile.http';
import { profileQuery } from '../../identity/profile/profile.query';
import { clearDrafts } from '../../platform/draft-store';
import { clearSession, saveSession } from '../../platform/session/session';
import { DonateForm } from './donate-form';
import { GuestDonation } from './guest-donation';

const CAUSE = { type: 'sekolah-pesisir', name: 'Sekolah Pesisir' } as CauseDetail;
const BUDI = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };

beforeEach(clearSession);
afterEach(() => {
  cleanup();
  clearDrafts();
  clearSession();
});

function open(page: React.ReactNode, search = ''): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(profileQuery().queryKey, BUDI as ProfileView);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/donation/sekolah-pesisir${search}`]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}
const way = () => screen.getByRole('link', { name: /^Masuk untuk donasi/ });
const leadsTo = () => new URL(way().getAttribute('href')!, 'http://shop.test').searchParams.get('redirect');

it('a guest chooses an amount before signing in, and the button takes it there', () => {
  open(<GuestDonation />);
  expect([way().textContent, leadsTo()]).toEqual(['Masuk untuk donasi', '/donation/sekolah-pesisir']);
  fireEvent.click(screen.getByRole('button', { name: 'Rp50.000' }));
  expect([way().textContent, leadsTo()]).toEqual([
    'Masuk untuk donasi Rp50.000',
    '/donation/sekolah-pesisir?amount=50000',
  ]);
});

it('an amount that cannot be given is not taken along', () => {
  open(<GuestDonation />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Jumlah' }), { target: { value: '500' } });
  expect([way().textContent, leadsTo()]).toEqual(['Masuk untuk donasi', '/donation/sekolah-pesisir']);
});

it.each([
  ['?amount=50000', 'Lanjut bayar Rp50.000'],
  ['?amount=5', 'Lanjut bayar'],
  ['?amount=abc', 'Lanjut bayar'],
  ['', 'Lanjut bayar'],
])('after the sign-in the form begins with the amount of the address %s: %s', (search, button) => {
  saveSession({ accessToken: 'a', refreshToken: 'r' });
  open(<DonateForm cause={CAUSE} contact={BUDI} />, search);
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});
