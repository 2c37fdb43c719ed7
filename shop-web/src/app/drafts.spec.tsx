import { afterEach, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { VenueDetail, WeekSlot } from '#contracts/products/venues/venues.http';
import { AppealForm } from '../identity/blacklist/appeal-form';
import { clearDrafts } from '../platform/draft-store';
import { useDraft } from '../platform/drafts';
import { saveSession, clearSession } from '../platform/session/session';
import { AmountField } from '../products/giving/fields';
import { WaitingListCard } from '../products/subscriptions/waiting-list/waiting-list-card';
import { BookForm } from '../products/venues/book-form';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  clearSession();
  clearDrafts();
  globalThis.fetch = fetch;
});

const open = (page: React.ReactNode) => {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
};
const answers = (data: unknown) => {
  globalThis.fetch = async () => Response.json({ data, meta: { status: 200 } });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);
const APPEAL = /Menurutmu ini keliru/;

it('an appeal that was half written is there again after a reload, and gone once it was sent', async () => {
  answers({});
  open(<AppealForm />);
  fireEvent.input(field(APPEAL), { target: { value: 'Pesanan itu bukan dari saya, mohon dicek.' } });
  open(<AppealForm />);
  await waitFor(() => expect(field(APPEAL).value).toContain('bukan dari saya'));
  fireEvent.click(screen.getByRole('button', { name: 'Ajukan banding' }));
  await waitFor(() => expect(sessionStorage.getItem('draft appeal')).toBeNull());
});

it('a note for the waiting list is kept of its plan alone', async () => {
  answers([]);
  saveSession({ accessToken: 'a', refreshToken: 'r' });
  const card = (uid: string) => <WaitingListCard plan={{ uid, providerName: 'Netflix', packageName: 'TV' }} />;
  open(card('one'));
  fireEvent.input(field(/Catatan/), { target: { value: 'Mulai bulan depan' } });
  open(card('two'));
  expect(field(/Catatan/).value).toBe('');
  open(card('one'));
  await waitFor(() => expect(field(/Catatan/).value).toBe('Mulai bulan depan'));
});

function Amount() {
  const { ref } = useDraft('amount');
  const [amount, setAmount] = useState(0);
  return (
    <form ref={ref}>
      <AmountField face="tip" value={amount} onChange={setAmount} />
      <input type="checkbox" name="anonymous" aria-label="Sembunyikan" />
    </form>
  );
}

it('an amount of one’s own, a chosen one and a tick are kept', async () => {
  open(<Amount />);
  const amount = () => screen.getByLabelText<HTMLInputElement>(/Jumlah/).value;
  fireEvent.input(screen.getByLabelText(/Jumlah/), { target: { value: '37.000' } });
  fireEvent.blur(screen.getByLabelText(/Jumlah/));
  fireEvent.click(screen.getByLabelText('Sembunyikan'));
  open(<Amount />);
  await waitFor(() => expect(amount()).toMatch(/37\.000/));
  expect(screen.getByLabelText<HTMLInputElement>('Sembunyikan').checked).toBe(true);
  const chosen = screen.getAllByRole('button')[0]!;
  fireEvent.click(chosen);
  await waitFor(() => expect(sessionStorage.getItem('draft amount')).toContain(chosen.textContent.replace('Rp', '')));
  open(<Amount />);
  await waitFor(() => expect(amount()).toBe(chosen.textContent));
});

it('one of several ways to pay is kept, and what it draws', async () => {
  answers([]);
  const venue = { slug: 'gor', players: 10, cancelHours: 24, keepPercent: 50 } as VenueDetail;
  const slot = { startsAt: '2026-12-01T10:00:00Z', endsAt: '2026-12-01T11:00:00Z', price: 200_000 } as WeekSlot;
  const form = (canShare: boolean) => (
    <BookForm venue={venue} slot={{ ...slot, canShare }} contact={{ name: '', email: '', phoneNumber: '' }} />
  );
  const shared = () => screen.getByLabelText<HTMLInputElement>(/Patungan 10 pemain/);
  open(form(true));
  fireEvent.click(shared());
  fireEvent.click(await screen.findByLabelText(/Tampilkan di daftar publik/));
  open(form(true));
  await waitFor(() => expect(shared().checked).toBe(true));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Tampilkan di daftar publik/).checked).toBe(false),
  );
  open(form(false));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect([shared().checked, screen.getByLabelText<HTMLInputElement>(/Satu slot penuh/).checked]).toEqual([false, true]);
});

it('each form that places an order keeps a draft', () => {
  const root = path.resolve(import.meta.dirname, '..');
  // The buttons themselves, and the rest of a slot, where nothing is typed.
  const others = [
    'sales/orders/place-button.tsx',
    'products/giving/give-button.tsx',
    'products/venues/order-parts.tsx',
  ];
  const without = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.tsx') || file.endsWith('.spec.tsx') || others.includes(file)) return false;
    const source = readFileSync(path.join(root, file), 'utf8');
    return /<(PlaceButton|GiveButton)/.test(source) && !source.includes('useDraft(');
  });
  expect(without).toEqual([]);
});

it('each form with a long text keeps a draft', () => {
  const root = path.resolve(import.meta.dirname, '..');
  // The fields themselves.
  const shared = ['platform/ui/field.tsx', 'products/giving/fields.tsx'];
  const without = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.tsx') || file.endsWith('.spec.tsx')) return false;
    const source = readFileSync(path.join(root, file), 'utf8');
    return (
      /<(TextField|MessageField|textarea)\b/.test(source) && !source.includes('useDraft(') && !shared.includes(file)
    );
  });
  expect(without).toEqual([]);
});
