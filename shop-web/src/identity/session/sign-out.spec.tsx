import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useLoginWhenSessionEnds } from '../../app/layouts/root-effects';
import { clearSession, endSession, readSession, saveSession } from '../../platform/session/session';
import { toasterReady } from '../../platform/ui/toast';
import { useSignOut } from './session.queries';

const ALERT = 'Terjadi kesalahan. Silakan coba beberapa saat lagi';
const KEYS = [
  'isDarkMode',
  'isWebView',
  'swo',
  'registered_user',
  'customer',
  'user_data',
  'thr_challenge',
  'hasClaimedPrize',
  'offline_orders',
];

let shown: string[];
toasterReady({ show: (status, { message }) => void shown.push(`${status}: ${message}`) });
beforeEach(() => {
  shown = [];
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
  for (const key of KEYS) localStorage.setItem(key, '1');
});
afterEach(() => {
  cleanup();
  clearSession();
  history.replaceState(null, '', '/');
});

function Page() {
  useLoginWhenSessionEnds();
  const signOut = useSignOut();
  return <button onClick={() => signOut.mutate()}>Logout</button>;
}

async function open() {
  const router = createMemoryRouter(
    [
      { path: '/user/profile', element: <Page /> },
      { path: '/login', element: 'halaman masuk' },
    ],
    { initialEntries: ['/user/profile'] },
  );
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return router;
}
const answer = (httpStatus: number, metaStatus: number) =>
  void (globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: null, meta: { status: metaStatus } }), { status: httpStatus }));
const click = () => act(async () => screen.getByText('Logout').click());

describe('Logout', () => {
  it('succeeds when meta.status is 200: clears all cookies and the listed keys and goes to /login', async () => {
    answer(200, 200);
    const router = await open();
    await click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect([document.cookie, shown]).toEqual(['', []]);
    expect(KEYS.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  });

  it.each([
    ['meta.status is another one, whatever HTTP says', () => answer(200, 500)],
    ['the API refuses', () => answer(503, 503)],
    ['there is no answer', () => void (globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('when %s: the alert, and the visitor stays signed in', async (_, fails) => {
    fails();
    const router = await open();
    await click();
    await waitFor(() => expect(shown).toEqual([`error: ${ALERT}`]));
    expect(router.state.location.pathname).toBe('/user/profile');
    expect(readSession()?.username).toBe('Sari');
    expect(localStorage.getItem('swo')).toBe('1');
  });
});

describe('a refused refresh', () => {
  it('clears the session and goes to /login, which leads back', async () => {
    history.replaceState(null, '', '/user/profile?x=1');
    const router = await open();
    act(() => endSession());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?redirect=%2Fuser%2Fprofile%3Fx%3D1');
    expect(readSession()).toBeNull();
  });

  it.each(['/event/anniv', '/user/profile?from=event'])(
    'at %s clears it and stays: the URL contains event',
    async (url) => {
      history.replaceState(null, '', url);
      const router = await open();
      await act(async () => endSession());
      expect(router.state.location.pathname).toBe('/user/profile');
      expect(readSession()).toBeNull();
    },
  );
});
