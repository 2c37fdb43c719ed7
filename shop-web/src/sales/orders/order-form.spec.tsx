import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ProfileView } from '#contracts/identity/profile.http';
import { profileQuery } from '../../identity/profile/profile.query';
import { clearDrafts } from '../../platform/draft-store';
import { clearSession, saveSession } from '../../platform/session/session';
import { OrderForm } from './order-form';
import type { OrderInput } from './order-input';
import { NETFLIX_PLAN } from './test/netflix-plan';

const profile: ProfileView = {
  customerUid: '20000000-0000-4000-8000-000000000001',
  name: 'Sari Dewi',
  email: 'sari@contoh.test',
  emailVerified: true,
  phoneNumber: '6281234567890',
  blocked: false,
  avatar: null,
  reminderContact: { platform: 'email', value: 'sari@contoh.test', redirectUrl: 'mailto:sari@contoh.test' },
  createdAt: '2026-11-01T00:00:00.000Z',
};

let arrive: (status: number, more?: Partial<ProfileView>) => void;
const sent = jest.fn<(input: OrderInput) => void>();
beforeEach(() => {
  sent.mockClear();
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari Dewi', email: 'sari@contoh.test' });
  const noOrders = { data: [], meta: { status: 200, page: 1, limit: 10, total: 0 } };
  globalThis.fetch = async (url) => {
    if (String(url).includes('page=')) return Response.json(noOrders);
    return new Promise((resolve) => {
      arrive = (status, more) =>
        resolve(new Response(JSON.stringify({ data: { ...profile, ...more }, meta: { status } }), { status }));
    });
  };
});
afterEach(() => {
  cleanup();
  clearSession();
  clearDrafts();
});

const open = (client = new QueryClient({ defaultOptions: { queries: { retry: false } } }), plan = NETFLIX_PLAN) =>
  render(
    <QueryClientProvider client={client}>
      <OrderForm plan={plan} input={null} isPending={false} error={null} onSubmit={sent} />
    </QueryClientProvider>,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('pressed before the phone number has loaded, the order waits for it', async () => {
  open();
  await press('Buat pesanan');
  expect(screen.queryByText('Field ini wajib diisi')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  await screen.findByRole('button', { name: 'Membuat pesanan…' });
  await act(async () => arrive(200));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]![0]).toMatchObject({ name: 'Sari Dewi', phoneNumber: '0812-3456-7890' });
});

it('of a host plan is sent by a button that says what one becomes', () => {
  open(undefined, { ...NETFLIX_PLAN, variant: { ...NETFLIX_PLAN.variant, isHost: true } });
  expect(screen.getByRole('button', { name: 'Jadi host' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buat pesanan' })).toBeNull();
});

it('what has been typed by then is enough', async () => {
  open();
  fireEvent.change(screen.getByLabelText(/Nomor WhatsApp/), { target: { value: '0813-0000-0001' } });
  await press('Buat pesanan');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]![0].phoneNumber).toMatch(/813-?0000-?0001/);
});

it('when it cannot be loaded, the field is required', async () => {
  open();
  await press('Buat pesanan');
  await act(async () => arrive(500));
  await screen.findByText('Field ini wajib diisi');
  expect(sent).not.toHaveBeenCalled();
});

it('says before the order that it is held for a short time while the e-mail is unverified', async () => {
  open();
  await act(async () => arrive(200, { emailVerified: false }));
  expect(await screen.findByText('Pesananmu hanya kami simpan sebentar')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kirim ulang tautan' })).toBeTruthy();
});

it('what was typed is there again after a reload, and what was not is filled from the profile', async () => {
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  open();
  fireEvent.input(screen.getByLabelText(/^Nama/), { target: { value: 'Sari untuk Ibu' } });
  cleanup();
  open();
  await waitFor(() => expect(value(/^Nama/)).toBe('Sari untuk Ibu'));
  await act(async () => arrive(200));
  await waitFor(() => expect(value(/Nomor WhatsApp/)).toBe('0812-3456-7890'));
  expect(value(/^Nama/)).toBe('Sari untuk Ibu');
});

it('what is filled from the profile before the draft is not emptied by it', async () => {
  const client = new QueryClient();
  sessionStorage.setItem(`draft plan order ${NETFLIX_PLAN.variant.uid}`, JSON.stringify({ phoneNumber: '' }));
  client.setQueryData(profileQuery().queryKey, profile);
  open(client);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(screen.getByLabelText<HTMLInputElement>(/Nomor WhatsApp/).value).toBe('0812-3456-7890');
});

it('what is known of a customer is one row, which unfolds the fields; a wrong one unfolds by itself', async () => {
  const client = new QueryClient();
  client.setQueryData(profileQuery().queryKey, profile);
  open(client);
  const row = await screen.findByText('Sari Dewi');
  expect(row.closest('.dotted')!.textContent).toBe('Sari Dewi · sari@contoh.test · 0812-3456-7890');
  expect(screen.queryByRole('textbox', { name: 'Nama' })).toBeNull();
  await press('Ubah');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nama' })));
  expect(screen.queryByRole('button', { name: 'Ubah' })).toBeNull();
  cleanup();
  // A press keeps what stands in the fields.
  clearDrafts();
  client.setQueryData(profileQuery().queryKey, { ...profile, email: 'sari' });
  open(client);
  await press('Buat pesanan');
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
