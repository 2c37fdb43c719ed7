import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { ordersQuery } from './orders.queries';
import { PlaceButton } from './place-button';

const { fetch } = globalThis;
const NONE = { data: [], meta: { status: 200, page: 1, limit: 10, total: 0 } };
const UNPAID = { items: [{ orderUid: 'o', productLine: 'giving' }] };
const sent = jest.fn((event: FormEvent) => event.preventDefault());
let queries: QueryClient;
/** Of the server; nothing comes before. */
let answer: { resolve: (response: Response) => void; reject: (error: Error) => void };

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
  queries = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 60_000 } } });
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      answer = { resolve, reject };
    });
});
afterEach(() => {
  cleanup();
  clearSession();
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

function open({ signedIn = true } = {}): void {
  if (signedIn) saveSession({ accessToken: 'a', refreshToken: 'r' });
  render(
    <QueryClientProvider client={queries}>
      <form onSubmit={sent}>
        <PlaceButton line="giving">Kirim tip</PlaceButton>
      </form>
    </QueryClientProvider>,
  );
}
const button = () => screen.getByRole('button', { name: 'Kirim tip' });
const press = () => fireEvent.click(button());
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asks = () => screen.queryByText(/Tekan sekali lagi/);

it('a hurried press waits for the answer, and sends the form once when there is no unpaid order', async () => {
  open();
  press();
  press();
  await later(100);
  expect([sent.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([0, 'true']);
  answer.resolve(Response.json(NONE));
  await later(10);
  expect([sent.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([1, null]);
});

it('a hurried press sends nothing when there is an unpaid order: the customer presses again', async () => {
  open();
  press();
  await later(100);
  queries.setQueryData(ordersQuery(1, ORDER_STATUS.awaitingPayment).queryKey, UNPAID as never);
  await later(10);
  expect([sent.mock.calls.length, asks() !== null]).toEqual([0, true]);
  press();
  expect([sent.mock.calls.length, asks()]).toEqual([1, null]);
});

it('an answer that fails does not stop the order, nor one that never comes', async () => {
  open();
  press();
  await later(100);
  answer.reject(new Error('no network'));
  await later(100);
  expect(sent).toHaveBeenCalledTimes(1);
  cleanup();
  queries = new QueryClient();
  open();
  press();
  await later(5_100);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('who is not signed in waits for nothing', () => {
  open({ signedIn: false });
  press();
  expect(sent).toHaveBeenCalledTimes(1);
});
