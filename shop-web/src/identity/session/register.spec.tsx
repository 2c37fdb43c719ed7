import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { PRIVACY_VERSION } from '#domain/identity/privacy/terms';
import { VerifyEmailPage } from '../email-password/verify-email.page';
import { RegisterPage } from './register.page';

const ORDERING = '?redirect=%2Fprovider%2Fnetflix%3Forder%3Dnow';
const sent: [url: string, body: unknown][] = [];
/** Signing up is never refused for it; signing in with the new password is. */
const KNOWN_ADDRESS: typeof fetch = async (address, init) => {
  sent.push([String(address), init?.body ? JSON.parse(String(init.body)) : null]);
  const status = String(address).includes('/sign/in') ? 401 : 200;
  return new Response(JSON.stringify({ data: {}, meta: { status, message: 'Email atau kata sandi salah.' } }), {
    status,
  });
};
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

it('a second registration on the way to an order names the version of the privacy policy, and leads on to it', async () => {
  globalThis.fetch = KNOWN_ADDRESS;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/register${ORDERING}`]}>
        <Routes>
          <Route path="/register" element={<RegisterPage orders={[]} />} />
          <Route path="/user/verify-email" element={<VerifyEmailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Nama', 'Rina');
  type('Email', 'rina@contoh.test');
  type('Nomor WhatsApp', '0812-3456-7890');
  type('Kata sandi', 'kata-sandi-rina');
  fireEvent.click(screen.getByRole('button', { name: 'Daftar' }));
  const signIn = await screen.findByRole('link', { name: 'Masuk' });
  expect(signIn.getAttribute('href')).toBe(`/login${ORDERING}`);
  const [, signUp] = sent.find(([url]) => url.includes('/sign/up'))!;
  expect(signUp).toMatchObject({ email: 'rina@contoh.test', privacyVersion: PRIVACY_VERSION });
});
