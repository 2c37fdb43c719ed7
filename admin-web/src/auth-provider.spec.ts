import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'react-admin';
import { authProvider } from './auth-provider';
import { clearSession, readSession, saveSession } from './shared/session';

const session = (minutes: number) => ({
  accessToken: 'tiket',
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  uid: '0b0f3b0e-0000-4000-8000-000000000001',
  name: 'Admin Demo',
  email: 'admin@patungan.test',
});
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  clearSession();
});

describe('the session of an admin', () => {
  it('starts with the token that signing in answers, kept in this tab only', async () => {
    const fetchMock = jest
      .fn<typeof fetch>()
      .mockResolvedValue(new Response(JSON.stringify({ data: session(15), meta: { status: 200 } })));
    globalThis.fetch = fetchMock;
    await authProvider.login({ email: 'admin@patungan.test', password: 'patungan-demo' });
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/admin/sign/in');
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    await expect(authProvider.getIdentity?.()).resolves.toMatchObject({ fullName: 'Admin Demo' });
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(1);
  });

  it('is over when its token has expired', async () => {
    saveSession(session(-1));
    await expect(authProvider.checkAuth({})).rejects.toThrow();
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends with a 401, but not with a 403 or a failure of the server', async () => {
    saveSession(session(15));
    await expect(authProvider.checkError(new HttpError('dilarang', 403))).resolves.toBeUndefined();
    await expect(authProvider.checkError(new HttpError('rusak', 500))).resolves.toBeUndefined();
    expect(readSession()).not.toBeNull();
    await expect(authProvider.checkError(new HttpError('habis', 401))).rejects.toThrow();
    expect(readSession()).toBeNull();
  });

  it('is empty when what the tab has kept cannot be read', async () => {
    sessionStorage.setItem('patungan.admin.session', '{rusak');
    await expect(authProvider.checkAuth({})).rejects.toThrow();
  });
});
