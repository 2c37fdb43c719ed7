import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isTransient } from '../shared/api/api-error';
import { endSession, onSessionChange, readSession } from '../shared/session/session';

/** One cache for the whole shop. Refusals are not asked twice; hiccups are. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // The token was there and is worth nothing any more; the retry with a fresh one has already failed.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) endSession();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isTransient(error),
      retryDelay: (attempt) => 600 * 2 ** attempt,
    },
    // Never held back while offline: an order that waits in silence and goes out by itself is one nobody still wants.
    mutations: { retry: false, networkMode: 'always' },
  },
});

if (typeof document !== 'undefined') forgetWhenOwnerChanges();

/** Another tab has signed somebody else in: what the one before has seen is not theirs to see. */
function forgetWhenOwnerChanges(): void {
  let owner = readSession()?.customerUid;
  onSessionChange(() => {
    const now = readSession()?.customerUid;
    if (now && owner && now !== owner) queryClient.clear();
    owner = now ?? owner;
  });
}
