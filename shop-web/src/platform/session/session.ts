import { useSyncExternalStore } from 'react';
import { randomUuid } from '#contracts/platform/random-uuid';
import { clearDrafts } from '../draft-store';
import { deleteAllCookies, deleteCookie, readCookie, writeCookie } from './cookies';
import { onOtherTabChange, notifyOtherTabs } from './other-tabs';

/** The session as the cookies hold it. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  customerUid: string;
  username: string;
  email: string;
  /** Path of the picture; empty for initials. */
  avatar: string;
}

/** The answer to a sign-in or refresh; a refresh may leave out what has not changed. */
export interface SessionUpdate {
  accessToken: string;
  refreshToken?: string;
  expiresAt?: string;
  uid?: string;
  customerUid?: string;
  username?: string;
  email?: string;
  avatar?: string | null;
  deviceId?: string;
}

/** docs/rules/sessions.md#cookies */
const COOKIE_OF = {
  accessToken: 'ATS',
  refreshToken: 'RTS',
  expiresAt: 'ETS',
  uid: 'uid',
  customerUid: 'customerUid',
  username: 'username',
  email: 'email',
  avatar: 'avatar',
  deviceId: 'deviceId',
} as const;
/** docs/rules/sessions.md#browser-storage */
const STORAGE_KEYS = [
  'isDarkMode',
  'isWebView',
  'swo',
  'registered_user',
  'customer',
  'user_data',
  'thr_challenge',
  'hasClaimedPrize',
  'offline_orders',
];

const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
let snapshot: Session | null = null;

/** Whether the access token's cookie exists. */
export const hasAccessToken = (): boolean => readCookie(COOKIE_OF.accessToken) !== undefined;

/** Whether the cookie of the refresh token exists. */
export const hasRefreshToken = (): boolean => readCookie(COOKIE_OF.refreshToken) !== undefined;

/** Signed in only when both tokens are there. */
export function readSession(): Session | null {
  const accessToken = readCookie(COOKIE_OF.accessToken);
  const refreshToken = readCookie(COOKIE_OF.refreshToken);
  if (!accessToken || !refreshToken) return (snapshot = null);
  const next: Session = {
    accessToken,
    refreshToken,
    customerUid: readCookie(COOKIE_OF.customerUid) ?? '',
    username: readCookie(COOKIE_OF.username) ?? '',
    email: readCookie(COOKIE_OF.email) ?? '',
    avatar: readCookie(COOKIE_OF.avatar) ?? '',
  };
  // The same object while nothing has changed: useSyncExternalStore compares by identity.
  if (!snapshot || (Object.keys(next) as (keyof Session)[]).some((key) => snapshot?.[key] !== next[key]))
    snapshot = next;
  return snapshot;
}

export const saveSession = (update: SessionUpdate): void => save(update);
/** Changes what the header shows; the tokens stay. */
export const saveIdentity = (update: Pick<SessionUpdate, 'username' | 'avatar'>): void => save(update);

function save(update: Partial<SessionUpdate>): void {
  for (const [key, cookie] of Object.entries(COOKIE_OF)) {
    const value = update[key as keyof SessionUpdate];
    if (value) writeCookie(cookie, value);
    else if (value === null) deleteCookie(cookie);
  }
  announce();
}

/** Removes all cookies and the storage keys above from this device. */
export function clearSession(): void {
  deleteAllCookies();
  try {
    STORAGE_KEYS.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is blocked: nothing of ours can be in it.
  }
  clearDrafts();
  announce();
}

/** Ends the session after a refused refresh token; listeners show the sign-in page. */
export function endSession(): void {
  clearSession();
  endListeners.forEach((listener) => listener());
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** The current session; follows sign-in and sign-out in every tab. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, readSession, () => null);

/** Whether the access token's cookie exists; follows as `useSession`. */
export const useHasAccessToken = (): boolean => useSyncExternalStore(onSessionChange, hasAccessToken, () => false);

/** Identifies this browser to the API; refresh tokens are bound to it. */
export function deviceId(): string {
  const known = readCookie(COOKIE_OF.deviceId);
  if (known) return known;
  const fresh = randomUuid();
  writeCookie(COOKIE_OF.deviceId, fresh);
  return fresh;
}

/** Called when the session changes in this tab or in another one. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = onOtherTabChange(() => {
    const wasSignedIn = snapshot !== null;
    if (readSession() === null && wasSignedIn) clearDrafts();
    listener();
  });
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

function announce(): void {
  listeners.forEach((listener) => listener());
  notifyOtherTabs();
}
