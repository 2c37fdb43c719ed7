import { QueryClient } from '@tanstack/react-query';
import { isTransient } from './http';

const PAUSE_MS = 600;

/** For every read: a hiccup is tried once more, a refusal is not. react-admin's own reads never are, TanStack's four times. */
export const onceMore = {
  retry: (failures: number, error: Error) => failures < 1 && isTransient(error),
  retryDelay: PAUSE_MS,
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: onceMore,
    // Tried at once also while offline, and failed: held back, a decision would go out by itself, long after it was made.
    mutations: { networkMode: 'always' },
  },
});
