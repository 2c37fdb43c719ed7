import type { AuthProvider, HttpError } from 'react-admin';
import type { AdminSessionView, AdminSignInBody, AdminView } from '#contracts/identity/session.http';
import { API_URL, type ApiClient } from '../data/http';
import { canAccess } from './permissions';
import { endSession, readSession, saveSession, updateSession } from './session';
import { signOut } from './sign-out';

export function createAuthProvider(client: ApiClient): AuthProvider {
  /** Fails silently: the next 403 tries again. */
  const refreshRole = async (): Promise<void> => {
    try {
      updateSession((await client(`${API_URL}/session`)).json as AdminView);
    } catch {
      // The 403 itself has been shown.
    }
  };
  return {
    login: async ({ email, password }: AdminSignInBody) => {
      const { json } = await client(`${API_URL}/sign/in`, {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      });
      saveSession(json as AdminSessionView);
    },
    logout: async () => signOut(),
    checkAuth: async () => {
      if (!readSession()) throw new Error('ra.auth.auth_check_error');
    },
    /**
     * Never throws: react-admin would then treat the failed mutation as a success and announce it. 403 is one forbidden
     * action, not a lost session, but the role may have changed.
     */
    checkError: async ({ status }: HttpError) => {
      if (status === 403) void refreshRole();
      if (status === 401) endSession();
    },
    getIdentity: async () => {
      const session = readSession();
      if (!session) throw new Error('ra.auth.auth_check_error');
      return { id: session.uid, fullName: session.name, email: session.email };
    },
    getPermissions: async () => readSession()?.role ?? null,
    canAccess: async ({ resource, action }) => canAccess(resource, action),
  };
}
