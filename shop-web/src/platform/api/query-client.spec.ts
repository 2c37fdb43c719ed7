import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
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
