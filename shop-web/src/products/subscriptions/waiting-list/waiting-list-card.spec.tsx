import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import type { WaitingView } from '#contracts/products/subscriptions/waiting-list.http';
import { clearSession, saveSession } from '../../../platform/session/session';
import { WaitingListCard } from './waiting-list-card';

const PLAN = { uid: '10000000-0000-4000-8000-000000000001', providerName: 'Netflix', packageName: 'Reguler' };
const UNOFFERED = {
  variantUid: PLAN.uid,
  notes: '',
  place: null,
  offeredAt: null,
  heldUntil: null,
  heldGroupUid: null,
};
let mine: WaitingView[];
let answer: number;
let sent: unknown[];
beforeEach(() => {
  [mine, answer, sent] = [[], 200, []];
  saveSession({ accessToken: 'a', refreshToken: 'r' });
  globalThis.fetch = async (_, init) => {
    if (init?.method !== 'PATCH')
      return new Response(JSON.stringify({ data: mine, meta: { status: 200 } }), { status: 200 });
    const body = JSON.parse(String(init.body));
    sent.push(body);
    const view = { ...UNOFFERED, notes: body.notes, place: body.waits ? 1 : null };
    if (answer === 200) mine = body.waits ? [view] : [];
    const meta = answer === 200 ? { status: 200 } : { status: answer, code: 'X', message: 'Belum bisa.' };
    return new Response(JSON.stringify({ data: answer === 200 ? view : null, meta }), { status: answer });
  };
});
afterEach(() => {
  cleanup();
  clearSession();
});

const Place = () => <output>{useLocation().pathname}</output>;
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/provider/netflix']}>
        <WaitingListCard plan={PLAN} />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => document.querySelector<HTMLElement>('[data-status]')!.dataset.status;

describe('the waiting list of a plan', () => {
  it('starts at status 0; saved it is 1, with the place in the list', async () => {
    open();
    expect(status()).toBe('0');
    fireEvent.change(screen.getByLabelText(/Catatan/), { target: { value: 'Bulan depan' } });
    press('Masuk daftar tunggu');
    await screen.findByText('Catatanmu sudah kami simpan');
    expect(status()).toBe('1');
    await screen.findByText(/urutan ke-1/);
    expect(sent).toEqual([{ variantUid: PLAN.uid, notes: 'Bulan depan', waits: true }]);
    press('Keluar dari daftar');
    await screen.findByText('Kamu sudah keluar dari daftar tunggu');
    screen.getByRole('button', { name: 'Masuk daftar tunggu' });
  });

  it.each([422, 403])('a %i makes it 2 and says why', async (refused) => {
    answer = refused;
    open();
    press('Masuk daftar tunggu');
    await screen.findByText('Belum bisa.');
    expect(status()).toBe('2');
    screen.getByText('Belum bisa masuk daftar tunggu');
  });

  it('an outage leaves it at 0, and it can be tried again', async () => {
    answer = 500;
    open();
    press('Masuk daftar tunggu');
    await screen.findByText('Belum bisa.');
    expect(status()).toBe('0');
  });

  it('a seat that is held is shown with its end', async () => {
    const offered = {
      offeredAt: '2026-11-26T01:00:00.000Z',
      heldUntil: '2026-11-26T13:00:00.000Z',
      heldGroupUid: PLAN.uid,
    };
    mine = [{ ...UNOFFERED, ...offered }];
    open();
    await screen.findByText('Ada kursi yang kami simpan untukmu');
    expect(screen.getByRole('button', { name: 'Lepas kursi ini, antre lagi' })).toBeTruthy();
    expect(screen.getByText(/Pesan paket ini sebelum Kam, 26 Nov 2026, 20\.00 WIB/)).toBeTruthy();
  });

  it('a visitor signs in first', async () => {
    clearSession();
    open();
    press('Masuk daftar tunggu');
    await screen.findByText('/login');
    expect(sent).toEqual([]);
  });
});
