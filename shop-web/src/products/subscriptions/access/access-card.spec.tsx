import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { AccessView } from '#contracts/products/subscriptions/access.http';
import { AccessCard } from './access-card';

const NOT_GRANTED: AccessView = {
  grantedAt: null,
  silenceEndsAt: null,
  confirmedAt: null,
  confirmedBy: null,
  invitation: null,
  claim: null,
  actions: ['claim'],
};
let access: AccessView;
beforeEach(() => {
  globalThis.fetch = async () => new Response(JSON.stringify({ data: access, meta: { status: 200 } }));
});
afterEach(cleanup);

async function open(
  shown: AccessView,
  paidUntil: string | null = null,
  hasHost = true,
  withVoucher = false,
): Promise<void> {
  access = shown;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AccessCard
          accountUid="10000000-0000-4000-8000-000000000001"
          paidUntil={paidUntil}
          hasHost={hasHost}
          withVoucher={withVoucher}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Bisa dipakai?' });
}

it.each([
  [true, 'Laporanmu sampai ke host dan tim kami', /dilihat tim kami dan host/],
  [false, 'Laporanmu sampai ke tim kami', /dilihat tim kami\)/],
])('a report says who gets it, and a host only where there is one: %s', async (hasHost, title, picture) => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  const clocks = { openedAt: GRANTED, answerDueAt: GRANTED, solveDueAt: GRANTED, answeredAt: null, endedAt: null };
  const said = { reasonLabel: 'Tidak bisa masuk', message: 'Ditolak', pictureUrl: null, answeredBy: null, note: null };
  const claim = { uid: '10000000-0000-4000-8000-000000000002', state: 'open', ...clocks, ...said, refund: 0 } as const;
  await open({ ...NOT_GRANTED, claim }, null, hasHost);
  expect(screen.getByText(title)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Belum dapat login atau undangan' }));
  expect(screen.getByText(picture)).toBeTruthy();
});

it('a report of a series asks about the clinic, and promises no login and no money', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  await open(NOT_GRANTED, null, false, true);
  expect(screen.getByText('Vouchermu ditolak klinik? Lapor, kami cek ke kliniknya.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tidak bisa dipakai' }));
  expect(screen.queryByLabelText('Apa kendalanya?')).toBeNull();
  expect(document.body.textContent).toContain('tim kami yang memutuskan');
  expect(document.body.textContent).not.toMatch(/login|undangan|dikembalikan/i);
});

const GRANTED = '2026-11-20T03:00:00.000Z';
it.each([
  ['before the access was given', NOT_GRANTED, 'Belum dapat login atau undangan'],
  ['after it was confirmed', { ...NOT_GRANTED, grantedAt: GRANTED, confirmedAt: GRANTED }, 'Tidak bisa dipakai'],
] as const)('a report %s is an outlined button, with the guarantee beside it', async (_, shown, name) => {
  await open({ ...shown, actions: ['claim'] });
  expect(screen.getByRole('button', { name }).className).toContain('border-edge');
  expect(screen.getByRole('link', { name: 'Jaminan' }).getAttribute('href')).toBe('/jaminan');
});

it('where nothing can be reported the guarantee is not linked either', async () => {
  await open({ ...NOT_GRANTED, grantedAt: GRANTED, actions: ['confirm'] });
  expect(screen.queryByRole('link')).toBeNull();
});

const PAID_UNTIL = '2026-12-24T16:59:59.000Z';
it('while it can be reported a member reads until when the seat is guaranteed: the end of what is paid', async () => {
  await open({ ...NOT_GRANTED, grantedAt: GRANTED, confirmedAt: GRANTED }, PAID_UNTIL);
  expect(screen.getByText('Dijamin sampai 24 Des 2026.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Jaminan' })).toHaveLength(1);
});

it('no day is named before the paid time has begun, nor where nothing can be reported', async () => {
  await open(NOT_GRANTED);
  expect(screen.queryByText(/Dijamin sampai/)).toBeNull();
  cleanup();
  await open({ ...NOT_GRANTED, grantedAt: GRANTED, actions: ['confirm'] }, PAID_UNTIL);
  expect(screen.queryByText(/Dijamin sampai/)).toBeNull();
});
