import type { AdminSessionView } from '#contracts/http/session.http';

const STORAGE_KEY = 'patungan.admin.session';

let current: AdminSessionView | null = null;

/** The signed-in admin, or null. Survives a reload of this tab, never a new browser session. */
export function readSession(): AdminSessionView | null {
  current ??= fromStorage();
  if (current && Date.parse(current.expiresAt) <= Date.now()) clearSession();
  return current;
}

export function saveSession(session: AdminSessionView): void {
  current = session;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session));
}

export function clearSession(): void {
  current = null;
  sessionStorage.removeItem(STORAGE_KEY);
}

function fromStorage(): AdminSessionView | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as AdminSessionView | null;
  } catch {
    return null;
  }
}
