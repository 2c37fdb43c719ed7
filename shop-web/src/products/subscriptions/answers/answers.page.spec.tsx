import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { AnswersView } from '#contracts/products/subscriptions/answers.http';
import { HOUSEHOLD_RULE } from '#domain/catalogue/scheme/eligibility';
import { AnswersPage } from './answers.page';

const ORDER = '10000000-0000-4000-8000-000000000001';
const OPEN: AnswersView = {
  orderUid: ORDER,
  orderNumber: 'PTG-1',
  providerName: 'Spotify',
  packageName: 'Host',
  asked: {
    rules: [{ slug: HOUSEHOLD_RULE, text: 'Belum pernah ikut grup lain.' }],
    accountEmail: 'required',
    asksDuties: true,
  },
  redirectUrl: '/thankyou/user-host?order_uid=1',
};
let view: AnswersView;
let sent: unknown[];
const originalFetch = globalThis.fetch;
beforeEach(() => {
  [view, sent] = [OPEN, []];
  globalThis.fetch = async (_, init) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      view = { ...OPEN, asked: null };
    }
    return new Response(JSON.stringify({ data: view, meta: { status: 200 } }));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = originalFetch;
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/user/order/answers?orderUid=${ORDER}`]}>
        <Routes>
          <Route path="/user/order/answers" element={<AnswersPage />} />
          <Route path="/thankyou/user-host" element={<h1>Halaman host</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan dan lanjut' }));

it('asks for every point, and sends nothing before all are there', async () => {
  open();
  await screen.findByRole('heading', { name: 'Lengkapi pesanan' });
  send();
  expect(await screen.findByText('Centang bila syarat ini sudah terpenuhi')).toBeTruthy();
  expect(screen.getByText('Centang dulu: host harus bersedia menjalankan tugas ini')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('sends the answers, and goes on to where the order goes on', async () => {
  open();
  await screen.findByRole('heading', { name: 'Lengkapi pesanan' });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.change(screen.getByLabelText(/^Email akun Spotify/), { target: { value: 'sari@gmail.test' } });
  send();
  expect(await screen.findByRole('heading', { name: 'Halaman host' })).toBeTruthy();
  expect(sent).toEqual([
    {
      eligibility: { answers: { [HOUSEHOLD_RULE]: true }, accountEmail: 'sari@gmail.test' },
      hostDuties: { version: expect.any(Number), accepted: true },
    },
  ]);
});

it('asks nothing where everything is answered', async () => {
  view = { ...OPEN, asked: null };
  open();
  expect(await screen.findByRole('heading', { name: 'Halaman host' })).toBeTruthy();
});
