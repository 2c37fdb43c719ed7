import { useSyncExternalStore } from 'react';

/** Fixed by spec 1 §3; set when a session starts from the tokens in /webview, forgotten with the session. */
const KEY = 'isWebView';

/** Whether the shop is shown inside the app that embeds it. */
export function isWebView(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false; // storage is forbidden: nobody can have told us
  }
}

/** From now on, until the session is forgotten. */
export function enterWebView(): void {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Storage is forbidden: the shop is shown as to everybody.
  }
}

/** `isWebView` for components; looked up again at every render, so a navigation is enough to notice the flag. */
export const useWebView = (): boolean => useSyncExternalStore(subscribe, isWebView, () => false);

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
