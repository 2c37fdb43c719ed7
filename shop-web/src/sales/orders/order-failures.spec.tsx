import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { showBlock, useBlockShown } from '../../identity/blacklist/block-signal';
import { OrderBoundary } from './order-boundary';
import { OrderFlow } from './order-flow';
import { NETFLIX_PLAN } from './test/netflix-plan';
import { ApiError } from '../../platform/api/api-error';

const close = jest.fn();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  close.mockClear();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  showBlock(false);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const Where = () => <output aria-label="alamat">{useLocation().pathname}</output>;
const Block = () => <output aria-label="blacklist">{String(useBlockShown())}</output>;
const shown = (name: string) => screen.getByRole('status', { name }).textContent;
const show = (page: React.ReactNode, at = '/provider/netflix') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        {page}
        <Where />
        <Block />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const refuse = (status: number, message: string) => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: null, meta: { status, code: 'X', message } }), { status });
};

async function order() {
  show(<OrderFlow choice={{ ...NETFLIX_PLAN, groupUid: null }} onClose={close} />);
  for (const [label, value] of [
    ['Nama', 'Sari Dewi'],
    ['Email', 'sari@contoh.test'],
    ['Nomor WhatsApp', '0812-3456-7890'],
  ])
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan' })));
}

describe('an order that fails', () => {
  it("shows 'Gagal membuat pesanan' with the reason", async () => {
    refuse(409, 'Paket ini sedang tidak tersedia.');
    await order();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Gagal membuat pesananPaket ini sedang tidak tersedia.');
  });

  it("because of a 'blocked customer' closes the confirmation and opens the blacklist modal", async () => {
    refuse(403, 'blocked customer: akun ini tidak bisa memesan.');
    await order();
    await screen.findByText('true');
    expect(shown('blacklist')).toBe('true');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("because of 'token required' leads to /login", async () => {
    refuse(401, 'token required: silakan masuk dulu.');
    await order();
    expect((await screen.findByText('/login')).tagName).toBe('OUTPUT');
  });

  it('without an answer in 20000 ms opens the time-out modal, which keeps package, name, email and phone', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
    await order();
    await act(() => jest.advanceTimersByTimeAsync(19_900));
    expect(screen.queryByText('Server lama menjawab')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    const modal = screen.getByRole('dialog', { name: 'Server lama menjawab', hidden: true });
    expect(modal.textContent).toContain(NETFLIX_PLAN.variant.packageName);
    for (const kept of ['Sari Dewi', 'sari@contoh.test', /0?812.?3456.?7890/])
      expect(modal.textContent).toMatch(new RegExp(kept));
  });
});

it('an order that is not found says so, and leads home after 4 s and not before', async () => {
  jest.useFakeTimers();
  const Missing = () => {
    throw new ApiError(404, 'ORDER_NOT_FOUND', 'x');
  };
  show(
    <OrderBoundary names={['o']} skeleton={null}>
      <Missing />
    </OrderBoundary>,
    '/payment',
  );
  expect(screen.getByRole('heading').textContent).toBe('Order Anda Tidak Ditemukan / Sudah Terbayarkan');
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(shown('alamat')).toBe('/payment');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(shown('alamat')).toBe('/');
});
