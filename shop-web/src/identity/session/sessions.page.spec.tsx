import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SessionsPage } from './sessions.page';
import { sessionsQuery } from './sessions.queries';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const session = (n: number, device: string) => ({
  uid: `session-${n}`,
  device,
  signedInAt: '2026-11-01T03:00:00.000Z',
  lastUsedAt: `2026-11-2${n}T03:00:00.000Z`,
  isThisDevice: n === 9,
});
const SESSIONS = [
  session(9, 'Chrome di Linux'),
  session(8, 'Safari di iOS'),
  session(7, 'Chrome di Linux'),
  session(6, 'Safari di iOS'),
  session(5, 'Safari di iOS'),
  session(4, 'Firefox di Windows'),
];

function open(): string[] {
  const ended: string[] = [];
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST') ended.push(String(url).split('/').at(-2)!);
    return new Response(JSON.stringify({ data: init?.method === 'POST' ? {} : SESSIONS, meta: { status: 200 } }));
  };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(sessionsQuery().queryKey, SESSIONS);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <SessionsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return ended;
}
const devices = () => within(screen.getAllByRole('list')[0]!).getAllByText(/ di /, { selector: 'li > div > p' });

it('a device stands once with the number of its other sessions, this one first and marked', () => {
  open();
  expect(devices().map(({ textContent }) => textContent)).toEqual([
    'Chrome di Linux Perangkat ini',
    'Safari di iOS ',
    'Firefox di Windows ',
  ]);
  expect(screen.getAllByText(/^\+\d sesi$/).map(({ textContent }) => textContent)).toEqual(['+1 sesi', '+2 sesi']);
});

it('a press signs out every session of another device, and of this one only what is folded', async () => {
  const ended = open();
  fireEvent.click(screen.getByRole('button', { name: 'Keluarkan semua Safari di iOS' }));
  await waitFor(() => expect(ended).toEqual(['session-8', 'session-6', 'session-5']));
  expect(screen.queryByRole('button', { name: /^Keluarkan (semua )?Chrome di Linux$/ })).toBeNull();
  fireEvent.click(screen.getByText('+1 sesi'));
  fireEvent.click(screen.getByRole('button', { name: /^Keluarkan sesi Chrome di Linux/ }));
  await waitFor(() => expect(ended.at(-1)).toBe('session-7'));
});
