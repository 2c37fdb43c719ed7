import { useSyncExternalStore } from 'react';
import type { AdminSessionView, AdminView } from '#contracts/http/session.http';
import { isAdminRole } from '#domain/admins/admin-role';

const STORAGE_KEY = 'patungan.admin.session';

let current: AdminSessionView | null = null;
const listeners = new Set<() => void>();

/** The signed-in admin, or null. Survives a reload of this tab, never a new browser session. */
export function readSession(): AdminSessionView | null {
  current ??= fromStorage();
  if (current && Date.parse(current.expiresAt) <= Date.now()) clearSession();
  return current;
}

/** The same for what is drawn: drawn anew when somebody signs in, or is somebody else from now on. */
export const useSession = (): AdminSessionView | null => useSyncExternalStore(subscribe, readSession);

export function saveSession(session: AdminSessionView): void {
  current = session;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  tell();
}

/** Name and role may have changed since the sign-in. */
export function updateSession({ uid, name, email, role }: AdminView): void {
  const session = readSession();
  if (session?.uid === uid) saveSession({ ...session, name, email, role });
}

export function clearSession(): void {
  current = null;
  sessionStorage.removeItem(STORAGE_KEY);
  tell();
}

const overListeners = new Set<() => void>();

/** The server takes the token no longer: expired, or the admin was shut out. Whoever leads to the sign-in hears of it. */
export function endSession(): void {
  clearSession();
  overListeners.forEach((listener) => listener());
}

/** @returns what stops the listening. */
export function onSessionOver(listener: () => void): () => void {
  overListeners.add(listener);
  return () => void overListeners.delete(listener);
}

/** After what is going on: a session may be found over while something is being drawn. */
const tell = (): void => queueMicrotask(() => listeners.forEach((listener) => listener()));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** One from before there were roles is none. */
function fromStorage(): AdminSessionView | null {
  try {
    const session = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as AdminSessionView | null;
    return session && isAdminRole(session.role) ? session : null;
  } catch {
    return null;
  }
}
