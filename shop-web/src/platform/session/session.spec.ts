import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearSession, deviceId, hasAccessToken, onSessionChange, readSession, saveSession } from './session';

const FULL = {
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: '2026-11-20T02:00:00.000Z',
  uid: 'u',
  customerUid: 'c',
  username: 'Sari Dewi; ß=1',
  email: 'sari@patungan.test',
  avatar: '/a.webp',
};
/** What is written to `document.cookie`, with flags; reading it back gives only names and values. */
let written: string[];
beforeEach(() => {
  written = [];
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  jest.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    written.push(line);
    jar.set!.call(document, line);
  });
});
afterEach(() => {
  clearSession();
  localStorage.clear();
  jest.restoreAllMocks();
});
const names = () => document.cookie.split('; ').map((entry) => entry.split('=')[0]!);

describe('the cookies of the session', () => {
  it('are ATS, RTS, ETS and the six others, and no more', () => {
    deviceId();
    saveSession(FULL);
    expect(names().toSorted()).toEqual(
      ['ATS', 'RTS', 'ETS', 'uid', 'username', 'customerUid', 'email', 'avatar', 'deviceId'].toSorted(),
    );
  });

  it('are kept 90 days (7776000 s), for the whole site, and not sent along from other sites', () => {
    deviceId();
    saveSession(FULL);
    expect(written).toHaveLength(9);
    for (const line of written) expect(line).toMatch(/^\w+=[^;]+; Max-Age=7776000; Path=\/; SameSite=Lax$/);
  });

  it('keep any text unchanged', () => {
    saveSession(FULL);
    expect(readSession()).toMatchObject({ username: FULL.username, email: FULL.email });
  });

  it('of a refresh replace the tokens and keep the rest', () => {
    saveSession(FULL);
    saveSession({ accessToken: 'a2', refreshToken: 'r2', expiresAt: '2026-11-20T03:00:00.000Z' });
    expect(readSession()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', customerUid: 'c' });
    saveSession({ accessToken: 'a3', avatar: null });
    expect(names()).not.toContain('avatar');
  });

  it('mean signed in only when both tokens exist', () => {
    saveSession({ accessToken: 'a' });
    expect([hasAccessToken(), readSession()]).toEqual([true, null]);
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    expect(readSession()).not.toBeNull();
  });

  it('keep the device id of the browser until they are removed', () => {
    const mine = deviceId();
    saveSession(FULL);
    expect(deviceId()).toBe(mine);
    clearSession();
    expect(deviceId()).not.toBe(mine);
  });
});

describe('removing the session', () => {
  const KEYS = [
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

  it('clears all cookies and the nine storage keys, and nothing else of the storage', () => {
    deviceId();
    saveSession(FULL);
    document.cookie = 'lain=1; Path=/';
    for (const key of [...KEYS, 'milik_orang']) localStorage.setItem(key, '1');
    clearSession();
    expect(document.cookie).toBe('');
    expect(Object.keys(localStorage)).toEqual(['milik_orang']);
  });

  it('is announced to all listeners, in this tab and the others', async () => {
    const heard = jest.fn();
    const stop = onSessionChange(heard);
    const otherTab = new BroadcastChannel('patungan-session');
    const message = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }));
    saveSession(FULL);
    await message;
    expect(heard).toHaveBeenCalledTimes(1);
    otherTab.postMessage(null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    otherTab.close();
  });
});
