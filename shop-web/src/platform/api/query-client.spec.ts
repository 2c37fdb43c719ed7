import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MutationObserver, QueryObserver, onlineManager } from '@tanstack/react-query';
import { providerQuery } from '../../catalogue/providers/catalogue.queries';
import { creditQuery } from '../../sales/payments/credit.queries';
import { anything, api } from './api';
import { queryClient } from './query-client';

const fetching = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
beforeEach(() => {
  globalThis.fetch = fetching;
  onlineManager.setOnline(false);
});
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

it('a request while offline fails at once with a message, and is not sent later by itself', async () => {
  const order = new MutationObserver(queryClient, { mutationFn: () => api.post('/customer', {}, anything) });
  const sending = order.mutate().catch((error: Error) => error.message);
  expect(order.getCurrentResult().isPaused).toBe(false);
  expect(await sending).toMatch(/^Tidak bisa terhubung/);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(fetching).toHaveBeenCalledTimes(1);
});

describe('when a window is used again', () => {
  /** Named as the one of a page that asks for money, and just read. */
  const QUERIES = { 'the prices of a provider': providerQuery('wetv'), 'the credit of a form': creditQuery };
  it.each(Object.entries(QUERIES))(
    '%s are read anew, also where it was beside the other one all the time',
    async (_, of) => {
      onlineManager.setOnline(true);
      const read = jest.fn(() => Promise.resolve(null));
      const query: object = { ...of, queryFn: read };
      queryClient.mount();
      const stop = new QueryObserver(queryClient, query as typeof creditQuery).subscribe(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      expect(read).toHaveBeenCalledTimes(1);
      window.dispatchEvent(new Event('focus'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(read).toHaveBeenCalledTimes(2);
      stop();
      queryClient.unmount();
    },
  );
});
