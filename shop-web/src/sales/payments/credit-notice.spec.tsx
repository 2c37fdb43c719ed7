import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { CreditView } from '#contracts/sales/credit.http';
import { CreditNotice } from './credit-notice';

let credit: CreditView;
const { fetch } = globalThis;
beforeEach(() => {
  credit = { balance: 31_666, entries: [], spent: [], returnable: 31_666, asked: [] };
  globalThis.fetch = async () => new Response(JSON.stringify({ data: credit, meta: { status: 200 } }));
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

async function row(at: string): Promise<HTMLDetailsElement> {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <CreditNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return (await screen.findByText(/^Kredit Rp/)).closest('details')!;
}

it('credit is one row above the orders, and open for who comes from the page of the account', async () => {
  const folded = await row('/user/order');
  expect([folded.querySelector('summary')!.textContent, folded.open]).toEqual(['Kredit Rp31.666, siap dipakai', false]);
  expect((await row('/user/order#kredit')).open).toBe(true);
});

it('credit is not said to pay by itself what it does not: an unpaid order below is paid on its own page', async () => {
  const text = (await row('/user/order')).textContent;
  expect(text).not.toMatch(/dipakai otomatis/);
});

it('credit that is on its way to the own account is not said to be used', async () => {
  credit = { ...credit, returnable: 0 };
  expect((await row('/user/order')).querySelector('summary')!.textContent).toBe('Kredit Rp31.666, sedang dikirim');
});
