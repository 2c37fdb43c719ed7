import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { Outlet, RouterProvider, createBrowserRouter } from 'react-router';
import * as z from 'zod/mini';
import { PAGE } from '#contracts/shop-paths';
import { MaintenancePage } from '../content/maintenance.page';
import { api } from '../platform/api/api';
import { useMaintenance } from './maintenance';

/** The answer of the API about maintenance, and to everything else. */
let isActive: number | 'unreachable';
let others: { status: number; body: object };
const asked: string[] = [];

const answer = ({ status, body }: typeof others) => new Response(JSON.stringify(body), { status });
const fetched = jest.fn<typeof fetch>(async (input) => {
  const url = input as string;
  asked.push(url);
  if (!url.includes('/maintenance-config')) return answer(others);
  if (isActive === 'unreachable') throw new TypeError('Failed to fetch');
  return answer({ status: 200, body: { data: { isActive }, meta: { status: 200 } } });
});
const busy = { data: null, meta: { status: 503, code: 'BUSY', message: 'Sibuk.' } };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  globalThis.fetch = fetched;
  asked.length = 0;
  isActive = 0;
  others = { status: 503, body: busy };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Frame() {
  useMaintenance();
  return <Outlet />;
}
async function open(path: string) {
  history.replaceState(null, '', path);
  const children = [
    { path: '/', element: 'beranda' },
    { path: '/user/order', element: 'pesanan' },
    { path: PAGE.maintenance, Component: MaintenancePage },
  ];
  const router = createBrowserRouter([{ Component: Frame, children }]);
  await act(async () => render(<RouterProvider router={router} />));
  await flushTimers();
}
const flushTimers = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const call = (anonymous: boolean) =>
  act(async () => void (await api.get('/customer/provider', z.unknown(), { anonymous }).catch(() => undefined)));
const where = () => location.pathname + location.search;

describe('maintenance', () => {
  it('with isActive 1 for the platform main every visitor is sent to /info/maintenance', async () => {
    isActive = 1;
    await open('/user/order?status=1');
    expect(asked).toEqual(['/api/customer/maintenance-config?platform=main']);
    expect(where()).toBe('/info/maintenance');
  });

  it('leads back to where the visitor was when it is over', async () => {
    isActive = 1;
    await open('/user/order?status=1');
    await pass(15_000);
    expect(where()).toBe('/info/maintenance');
    isActive = 0;
    await pass(15_000);
    expect(where()).toBe('/user/order?status=1');
  });

  it('leads home at once from a page that was opened by its address while none runs', async () => {
    await open(PAGE.maintenance);
    expect(where()).toBe('/');
  });

  it.each([0, 'unreachable'] as const)(
    'with isActive %s nothing happens: a check that fails has no effect',
    async (state) => {
      isActive = state;
      await open('/user/order');
      expect(where()).toBe('/user/order');
    },
  );

  it.each([503, 200])('a public response with meta.status 503 leads there too, with HTTP %i', async (status) => {
    others = { status, body: busy };
    await open('/');
    await call(true);
    await flushTimers();
    expect(where()).toBe('/info/maintenance');
  });

  it('does not loop: on the maintenance page a 503 and a failing check change nothing', async () => {
    isActive = 1;
    await open(PAGE.maintenance);
    const length = history.length;
    await call(true);
    isActive = 'unreachable';
    await pass(60_000);
    expect([where(), history.length]).toEqual(['/info/maintenance', length]);
  });

  it('a 503 of a call with a session does not interrupt an order: only the code MAINTENANCE redirects', async () => {
    await open('/user/order');
    await call(false);
    await flushTimers();
    expect(where()).toBe('/user/order');
    others = { status: 503, body: { data: null, meta: { status: 503, code: 'MAINTENANCE', message: 'Tutup.' } } };
    await call(false);
    await flushTimers();
    expect(where()).toBe('/info/maintenance');
  });
});
