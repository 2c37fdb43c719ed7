import { useSyncExternalStore } from 'react';

/** Survives signing in; signing out removes it. docs/rules/sessions.md#browser-storage */
const KEY = 'thr_challenge';
const SECRET = /^#([\w-]{43})$/;
const listeners = new Set<() => void>();

/** The secret of the gift that is being opened: from the address, or from before signing in. */
export const useGiftSecret = (): string | null => useSyncExternalStore(subscribe, read, () => null);

/** The gift was claimed, or is not to be claimed. */
export function forgetGift(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
  if (SECRET.test(location.hash)) history.replaceState(history.state, '', location.pathname);
  listeners.forEach((listener) => listener());
}

function read(): string | null {
  const fresh = SECRET.exec(location.hash)?.[1];
  try {
    if (fresh) localStorage.setItem(KEY, fresh);
    return fresh ?? localStorage.getItem(KEY);
  } catch {
    return fresh ?? null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}
