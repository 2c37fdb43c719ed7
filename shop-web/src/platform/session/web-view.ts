import { useSyncExternalStore } from 'react';
import { readSession } from './session';

/** Set with the session that /webview opens. docs/rules/sessions.md#browser-storage */
const KEY = 'isWebView';

/** Whether the shop is shown inside the app that embeds it; a flag without its session is left over and means nothing. */
export function isWebView(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true' && readSession() !== null;
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
