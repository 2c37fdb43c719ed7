import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { NotificationListPage } from './notification-list.page';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

/** A customer with so many unread messages, and with these in the list; returns what was sent. */
function open(unread: number, client = new QueryClient(), items: object[] = []): string[] {
  const sent: string[] = [];
  globalThis.fetch = async (url, init) => {
    const path = String(url).replace('/api/customer/notification', '');
    if (init?.method === 'POST') {
      sent.push(path);
      unread = 0;
    }
    const data = path === '/count' ? { unread } : path.startsWith('?') ? items : { count: 0 };
    return new Response(JSON.stringify({ data, meta: { status: 200, page: 1, limit: 20, total: 0 } }));
  };
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NotificationListPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

describe('marking everything as read', () => {
  it('is done by one press, after which the button is gone', async () => {
    const sent = open(3);
    fireEvent.click(await screen.findByRole('button', { name: 'Tandai semua sudah dibaca' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tandai semua sudah dibaca' })).toBeNull());
    expect(sent).toEqual(['/read']);
  });

  it('has no button when another tab has read everything since the number came', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    client.setQueryData(['notifications', 'count'], { unread: 8 });
    open(0, client);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tandai semua sudah dibaca' })).toBeNull());
    expect(client.getQueryData(['notifications', 'count'])).toEqual({ unread: 0 });
  });

  it('has no button when everything is read', async () => {
    open(0);
    await screen.findByText('Belum ada notifikasi');
    expect(screen.queryByRole('button', { name: 'Tandai semua sudah dibaca' })).toBeNull();
  });
});

it('a notification is its title with its time; what it says is one line where a link leads on, and else all of it', async () => {
  const message = { body: 'Buktimu kami terima.', createdAt: '2026-11-20T08:00:00.000Z', readAt: null };
  open(0, new QueryClient(), [
    { ...message, uid: '10000000-0000-4000-8000-000000000001', title: 'Bukti diterima', link: '/user/order' },
    { ...message, uid: '10000000-0000-4000-8000-000000000002', title: 'Kabar', link: null },
  ]);
  const [linked, whole] = await screen.findAllByRole('listitem');
  expect(linked!.textContent).toContain('Bukti diterima (belum dibaca)20 Nov');
  expect(within(linked!).getByText('Buktimu kami terima.').className).toContain('truncate');
  expect(within(whole!).getByText('Buktimu kami terima.').className).not.toContain('truncate');
});
