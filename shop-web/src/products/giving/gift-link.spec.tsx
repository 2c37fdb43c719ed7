import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ThrPage } from './thr.page';

const SECRET = 'k3X_9-vQmZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ123456';
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** What was asked of the API for the page of this fragment. */
async function open(fragment: string): Promise<string[]> {
  const sent: string[] = [];
  globalThis.fetch = async (_url, init) => {
    sent.push(String(init?.body));
    const meta = { status: 404, code: 'NOT_FOUND', message: 'Link hadiah ini tidak berlaku.' };
    return Response.json({ data: null, meta }, { status: 404 });
  };
  history.replaceState(null, '', `/thr${fragment}`);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <ThrPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return sent;
}

it.each(['', '.', ')', ').', '_', '_,', ',terima kasih', '&utm_source=wa'])(
  'a gift is opened by its whole secret, whatever stands behind it: %j',
  async (behind) => {
    const sent = await open(`#${SECRET}${behind}`);
    await screen.findByText('Hadiah ini tidak bisa dibuka');
    expect(sent).toEqual([JSON.stringify({ secret: SECRET })]);
  },
);

it.each([SECRET.slice(0, -1), SECRET.slice(0, -4), SECRET.slice(1), `${SECRET}a`, 'apa-ini'])(
  'a link that is not whole says so with what to do, and does not ask for money alone: #%s',
  async (part) => {
    const sent = await open(`#${part}`);
    expect(await screen.findByText(/^Link hadiah ini tidak berlaku\. Salin lagi seluruhnya/)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByText(/^Link hadiah ini tidak berlaku/)).toBeNull();
    expect(location.hash).toBe('');
  },
);

it.each(['', '#cara', '#aman', '#isi'])('a place on the page is no link of a gift: %j', async (fragment) => {
  expect(await open(fragment)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Buat hadiah' })).toBeTruthy();
  expect(screen.queryByText(/^Link hadiah ini tidak berlaku/)).toBeNull();
});
