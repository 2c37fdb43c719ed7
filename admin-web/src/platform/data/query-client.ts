import { QueryClient } from '@tanstack/react-query';
import { isTransient } from './http';

const RETRY_DELAY_MS = 600;

/** Transient failures of queries are retried once. react-admin does not retry by default, TanStack three times. */
export const retryOnce = {
  retry: (failures: number, error: Error) => failures < 1 && isTransient(error),
  retryDelay: RETRY_DELAY_MS,
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: retryOnce,
    // TanStack would hold mutations back while offline and send them later.
    mutations: { networkMode: 'always' },
  },
});
