import { useSyncExternalStore } from 'react';
import { secretIn } from '../../platform/router/secret-in';

/** Survives signing in; signing out removes it. docs/rules/sessions.md#browser-storage */
const KEY = 'thr_challenge';
/** Behind it may stand what a chat has added: a mark of slanted text, further words, a campaign. */
const SECRET = /^([\w-]{43})(?:_|[^\w-].*)?$/s;
/** Behind the `#` of a link that was not copied whole. */
const BROKEN = '';
/** What else stands behind the `#` of this page: its parts, and where the keyboard jumps to. */
const PLACES = ['isi', 'cara', 'aman'];
const listeners = new Set<() => void>();

/** The secret of the gift that is being opened: from the address, or from before signing in. Empty: its link is not whole. */
export const useGiftSecret = (): string | null => useSyncExternalStore(subscribe, read, () => null);

/** The gift was claimed, or is not to be claimed. */
export function forgetGift(): void {
  const fresh = readAddress();
  try {
    // A link that is not whole is of no gift, so the one from before signing in stays.
    if (fresh !== BROKEN) localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
  if (fresh !== null) history.replaceState(history.state, '', location.pathname);
  listeners.forEach((listener) => listener());
}

/** Null: the address has no link of a gift. */
function readAddress(): string | null {
  const text = secretIn(location.hash);
  if (text === '' || PLACES.includes(text)) return null;
  return SECRET.exec(text)?.[1] ?? BROKEN;
}

function read(): string | null {
  const fresh = readAddress();
  try {
    if (fresh) localStorage.setItem(KEY, fresh);
    return fresh ?? localStorage.getItem(KEY);
  } catch {
    return fresh;
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
