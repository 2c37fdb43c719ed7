import { afterEach, expect, it } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { queryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

it('a decision made while offline is tried at once instead of waiting to go out by itself', async () => {
  onlineManager.setOnline(false);
  const decision = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(new Error('offline')) });
  const deciding = decision.mutate().catch((error: Error) => error.message);
  expect(decision.getCurrentResult().isPaused).toBe(false);
  expect(await deciding).toBe('offline');
});
