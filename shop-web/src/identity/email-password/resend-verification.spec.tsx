import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { clearSession, saveSession } from '../../platform/session/session';
import { profileQuery } from '../profile/profile.query';
import { ResendVerification } from './resend-verification';

afterEach(() => {
  cleanup();
  clearSession();
});

function open(emailVerified: boolean): void {
  saveSession({ accessToken: 'a', refreshToken: 'r' });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData<object>(profileQuery().queryKey, { email: 'sari@contoh.test', emailVerified });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ResendVerification />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says where the link goes to before it is sent', () => {
  open(false);
  expect(screen.getByText('sari@contoh.test')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kirim tautan baru' })).toBeTruthy();
});

it('offers no link for an e-mail that is verified', () => {
  open(true);
  expect(screen.getByText('Email kamu sudah terverifikasi')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Lihat profil' }).getAttribute('href')).toBe('/user/profile');
});
