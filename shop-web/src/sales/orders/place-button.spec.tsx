import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { MemoryRouter } from 'react-router';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { ordersQuery } from './orders.queries';
import { PlaceButton } from './place-button';

const { fetch } = globalThis;
const NONE = { data: [], meta: { status: 200, page: 1, limit: 10, total: 0 } };
const unpaid = (orderUid: string) => ({
  orderUid,
  customerUid: 'c',
  orderNumber: 'PTG-1',
  grandTotal: 25_000,
  dueAt: null,
  productLine: 'giving',
  providerName: 'Tip',
  packageName: '',
});
const { showModal, close } = HTMLDialogElement.prototype;
const sent = jest.fn((event: FormEvent) => event.preventDefault());
const check = jest.fn(() => Promise.resolve(true));
let queries: QueryClient;
/** Of the server; nothing comes before. */
let answer: { resolve: (response: Response) => void; reject: (error: Error) => void };

beforeEach(() => {
  jest.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
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
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  jest.useRealTimers();
});

function open({ signedIn = true } = {}): void {
  if (signedIn) saveSession({ accessToken: 'a', refreshToken: 'r' });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <form onSubmit={sent}>
          <PlaceButton line="giving" check={check}>
            Kirim tip
          </PlaceButton>
        </form>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const button = () => screen.getByRole('button', { name: 'Kirim tip' });
const press = () => fireEvent.click(button());
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asks = () => screen.queryByRole('dialog', { name: 'Kamu masih punya pesanan yang belum dibayar' });
const another = () => fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan baru' }));
const know = (...orders: string[]) => {
  const { queryKey } = ordersQuery(1, ORDER_STATUS.awaitingPayment);
  queries.setQueryData(queryKey, { items: orders.map(unpaid) } as never);
};

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

it('a hurried press sends nothing when there is an unpaid order: the customer is asked', async () => {
  open();
  press();
  await later(100);
  know('o');
  await later(10);
  expect([sent.mock.calls.length, asks() !== null]).toEqual([0, true]);
  another();
  await later(10);
  expect([sent.mock.calls.length, asks()]).toEqual([1, null]);
});

it('a press asks the same when the unpaid order is long known, and shows the way to it', async () => {
  know('o');
  open();
  await later(100);
  press();
  await later(10);
  expect([sent.mock.calls.length, asks()?.textContent]).toEqual([0, expect.stringContaining('PTG-1, Rp25.000')]);
  const first = screen.getByRole('link', { name: 'Lihat pesanan itu' });
  expect(first.getAttribute('href')).toBe('/user/order/details?orderUid=o');
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await later(10);
  expect([sent.mock.calls.length, asks()]).toEqual([0, null]);
});

it('a form with a mistake is sent, so that it shows the mistake, and asks nothing yet', async () => {
  know('o');
  open();
  check.mockResolvedValueOnce(false);
  press();
  await later(10);
  expect([sent.mock.calls.length, asks()]).toEqual([1, null]);
  press();
  await later(10);
  expect([sent.mock.calls.length, asks() !== null]).toEqual([1, true]);
});

it('who wants another order is not asked again for the same one, but for the next', async () => {
  know('o');
  open();
  press();
  await later(10);
  another();
  await later(10);
  press();
  await later(10);
  expect([sent.mock.calls.length, asks()]).toEqual([2, null]);
  know('p', 'o');
  await later(10);
  press();
  await later(10);
  expect([sent.mock.calls.length, asks() !== null]).toEqual([2, true]);
});

it('the second press of a double click answers nothing', async () => {
  know('o');
  open();
  press();
  await later(10);
  fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan baru' }), { detail: 2 });
  fireEvent.click(asks()!, { detail: 2 });
  await later(10);
  expect([sent.mock.calls.length, asks() !== null]).toEqual([0, true]);
});

it('an order that turns out to be paid is not asked about', async () => {
  know('o');
  open();
  press();
  await later(10);
  know();
  await later(10);
  expect(asks()).toBeNull();
  press();
  expect(sent).toHaveBeenCalledTimes(1);
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
  await later(10);
  await later(5_100);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('who is not signed in waits for nothing', () => {
  open({ signedIn: false });
  press();
  expect(sent).toHaveBeenCalledTimes(1);
});
