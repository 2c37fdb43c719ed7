import { QueryCache, QueryClient, focusManager } from '@tanstack/react-query';
import { endSession, onSessionChange, readSession } from '../session/session';
import { ApiError, isTransient } from './api-error';

/** The cache of the whole shop. Refusals are not retried, transient failures are. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // The token is not valid any more; the retry with a fresh one has failed already.
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
    // Not queued while offline: an order must not go out later by itself.
    mutations: { retry: false, networkMode: 'always' },
  },
});

if (typeof document !== 'undefined') {
  forgetWhenOwnerChanges();
  readAnewWhenFocused();
}

/** Also of two windows side by side, which never become hidden: what was changed in one is read in the other when it is used. */
function readAnewWhenFocused(): void {
  focusManager.setEventListener((onFocus) => {
    const hear = () => onFocus();
    window.addEventListener('focus', hear);
    document.addEventListener('visibilitychange', hear);
    return () => {
      window.removeEventListener('focus', hear);
      document.removeEventListener('visibilitychange', hear);
    };
  });
}

/** Another customer has signed in in another tab: the cache of the previous one is cleared. */
function forgetWhenOwnerChanges(): void {
  let owner = readSession()?.customerUid;
  onSessionChange(() => {
    const now = readSession()?.customerUid;
    if (now && owner && now !== owner) queryClient.clear();
    owner = now ?? owner;
  });
}
