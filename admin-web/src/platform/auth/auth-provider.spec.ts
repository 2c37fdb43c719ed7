import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { sessionFixture } from '../../../test/sign-in-as';
import { authProvider } from '../../providers';
import { clearSession, onSessionExpired, readSession, saveSession, updateSession } from './session';

const session = (minutes: number) => sessionFixture('owner', minutes);
const realFetch = globalThis.fetch;
beforeEach(clearSession);
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

  it('has a role, by which pages and buttons are there or not', async () => {
    saveSession(sessionFixture('support'));
    const can = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });
    expect(await authProvider.getPermissions?.({})).toBe('support');
    expect(await Promise.all([can('orders', 'list'), can('packages', 'show'), can('payments', 'export')])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await Promise.all([can('packages', 'create'), can('packages', 'edit'), can('admins', 'list')])).toEqual([
      false,
      false,
      false,
    ]);
    clearSession();
    expect(await can('orders', 'list')).toBe(false);
  });

  it('reads the changed role after a refusal, and continues', async () => {
    saveSession(sessionFixture('support'));
    const { uid, name, email } = sessionFixture();
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockResolvedValue(
        new Response(JSON.stringify({ data: { uid, name, email, role: 'finance', step: null }, meta: {} })),
      );
    await expect(authProvider.checkError(new HttpError('dilarang', 403))).resolves.toBeUndefined();
    await waitFor(() => expect(readSession()?.role).toBe('finance'));
    expect(readSession()?.accessToken).toBe('tiket');
  });

  it('of another admin is not changed by a late answer', () => {
    saveSession(sessionFixture('support'));
    updateSession({ ...sessionFixture('owner'), uid: '0b0f3b0e-0000-4000-8000-000000000002' });
    expect(readSession()?.role).toBe('support');
  });

  it('without a role is no session', async () => {
    const { role: _, ...old } = sessionFixture();
    sessionStorage.setItem('patungan.admin.session', JSON.stringify(old));
    await expect(authProvider.checkAuth({})).rejects.toThrow();
  });

  it('ends with a 401, but not with a 403 or a failure of the server', async () => {
    saveSession(session(15));
    await expect(authProvider.checkError(new HttpError('dilarang', 403))).resolves.toBeUndefined();
    await expect(authProvider.checkError(new HttpError('rusak', 500))).resolves.toBeUndefined();
    expect(readSession()).not.toBeNull();
    const heard = jest.fn();
    const stop = onSessionExpired(heard);
    await authProvider.checkError(new HttpError('habis', 401));
    stop();
    expect(readSession()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is empty when what the tab has kept cannot be read', async () => {
    sessionStorage.setItem('patungan.admin.session', '{rusak');
    await expect(authProvider.checkAuth({})).rejects.toThrow();
  });
});
