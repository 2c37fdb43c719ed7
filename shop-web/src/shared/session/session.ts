import { useSyncExternalStore } from 'react';
import { deleteCookie, readCookie, writeCookie } from './cookies';
import { randomUuid } from './random-uuid';

/** What the cookies of spec 1 §3 say about the visitor. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  customerUid: string;
  username: string;
  email: string;
}

/** What a sign-in or refresh answered; a refresh may leave out what has not changed. */
export interface SessionUpdate {
  accessToken: string;
  refreshToken?: string;
  expiresAt?: string;
  uid?: string;
  customerUid?: string;
  username?: string;
  email?: string;
  avatar?: string | null;
}

const COOKIE_OF = {
  accessToken: 'ATS',
  refreshToken: 'RTS',
  expiresAt: 'ETS',
  uid: 'uid',
  customerUid: 'customerUid',
  username: 'username',
  email: 'email',
  avatar: 'avatar',
} as const;
const STORAGE_KEYS = [
  'isDarkMode',
  'isWebView',
  'swo',
  'registered_user',
  'customer',
  'user_data',
  'thr_challenge',
  'hasClaimedPrize',
];

const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
let snapshot: Session | null = null;

/** Signed in only when both tokens are there. Spec 1 §4. */
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
  };
  // The same object while nothing has changed: useSyncExternalStore compares by identity.
  if (!snapshot || (Object.keys(next) as (keyof Session)[]).some((key) => snapshot?.[key] !== next[key]))
    snapshot = next;
  return snapshot;
}

export function saveSession(update: SessionUpdate): void {
  for (const [key, cookie] of Object.entries(COOKIE_OF)) {
    const value = update[key as keyof SessionUpdate];
    if (value) writeCookie(cookie, value);
    else if (value === null) deleteCookie(cookie);
  }
  announce();
}

/** Forgets the visitor on this device: the cookies, and the storage keys that spec 1 §3 lists. */
export function clearSession(): void {
  [...Object.values(COOKIE_OF), 'deviceId'].forEach(deleteCookie);
  try {
    STORAGE_KEYS.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is forbidden: nothing of ours can be in it.
  }
  announce();
}

/** The refresh token was refused: forget the session and let the app show the sign-in page. */
export function endSession(): void {
  clearSession();
  endListeners.forEach((listener) => listener());
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** The visitor's session, kept up to date; another tab's sign-in or sign-out is noticed when this one is looked at. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession);

/** Names this browser to the API; refresh tokens are bound to it. */
export function deviceId(): string {
  const known = readCookie('deviceId');
  if (known) return known;
  const fresh = randomUuid();
  writeCookie('deviceId', fresh);
  return fresh;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const announce = (): void => listeners.forEach((listener) => listener());
