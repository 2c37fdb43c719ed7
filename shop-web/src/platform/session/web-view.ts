import { useSyncExternalStore } from 'react';

/** Set by /webview and removed with the session. docs/rules/sessions.md#browser-storage */
const KEY = 'isWebView';

/** Whether the shop is shown inside the app that embeds it. */
export function isWebView(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false; // storage is blocked
  }
}

/** Lasts until the session is removed. */
export function enterWebView(): void {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Storage is blocked: the shop is shown as in a browser.
  }
}

/** `isWebView` for components; read again at every render, so a navigation is enough to notice the flag. */
export const useWebView = (): boolean => useSyncExternalStore(subscribe, isWebView, () => false);

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
