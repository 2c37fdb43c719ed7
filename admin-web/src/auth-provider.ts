import type { AuthProvider, HttpError } from 'react-admin';
import type { AdminSessionView, AdminSignInBody, AdminView } from '#contracts/http/session.http';
import { API_URL, envelopeClient } from './shared/http';
import { endSession, readSession, saveSession, updateSession } from './shared/session';
import { signOut } from './shared/sign-out';
import { mayOpen } from './shared/use-may';

export const authProvider: AuthProvider = {
  login: async ({ email, password }: AdminSignInBody) => {
    const { json } = await envelopeClient(`${API_URL}/sign/in`, {
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
   * Never throws: react-admin would make a success of the refused call, and an act that was not done be announced as
   * done. 403 is one forbidden act, not a lost session; but perhaps the role is another one by now.
   */
  checkError: async ({ status }: HttpError) => {
    if (status === 403) void readRoleAnew();
    if (status === 401) endSession();
  },
  getIdentity: async () => {
    const session = readSession();
    if (!session) throw new Error('ra.auth.auth_check_error');
    return { id: session.uid, fullName: session.name, email: session.email };
  },
  getPermissions: async () => readSession()?.role ?? null,
  canAccess: async ({ resource, action }) => mayOpen(resource, action),
};

/** When it cannot be read now, the next refusal asks again. */
async function readRoleAnew(): Promise<void> {
  try {
    updateSession((await envelopeClient(`${API_URL}/session`)).json as AdminView);
  } catch {
    // The refusal itself has been shown.
  }
}
