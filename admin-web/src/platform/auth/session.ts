import { useSyncExternalStore } from 'react';
import type { AdminSessionView, AdminView } from '#contracts/identity/session.http';
import { isAdminRole } from '#domain/platform/admin-role';

const STORAGE_KEY = 'patungan.admin.session';

let current: AdminSessionView | null = null;
const listeners = new Set<() => void>();

/** The signed-in admin, or null. Survives a reload of this tab, never a new browser session. */
export function readSession(): AdminSessionView | null {
  current ??= fromStorage();
  if (current && Date.parse(current.expiresAt) <= Date.now()) clearSession();
  return current;
}

/** The session as a hook; re-renders when it changes. */
export const useSession = (): AdminSessionView | null => useSyncExternalStore(subscribe, readSession);

export function saveSession(session: AdminSessionView): void {
  current = session;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  notifyListeners();
}

/** Takes over the name, the role and the step of the sign-in, which may have changed since the sign-in. */
export function updateSession({ uid, name, email, role, step }: AdminView): void {
  const session = readSession();
  if (session?.uid === uid) saveSession({ ...session, name, email, role, step });
}

export function clearSession(): void {
  current = null;
  sessionStorage.removeItem(STORAGE_KEY);
  notifyListeners();
}

const expiryListeners = new Set<() => void>();

/** For a token that the server refuses: clears the session and notifies SessionExpiry. */
export function endSession(): void {
  clearSession();
  expiryListeners.forEach((listener) => listener());
}

/** @returns the function that unsubscribes. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => void expiryListeners.delete(listener);
}

/** Deferred: an expired session may be detected during a render. */
const notifyListeners = (): void => queueMicrotask(() => listeners.forEach((listener) => listener()));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A stored session without a role is ignored. */
function fromStorage(): AdminSessionView | null {
  try {
    const session = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as AdminSessionView | null;
    return session && isAdminRole(session.role) ? session : null;
  } catch {
    return null;
  }
}
