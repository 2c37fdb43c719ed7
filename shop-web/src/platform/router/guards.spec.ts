import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LoaderFunctionArgs } from 'react-router';
import { readCookie, writeCookie } from '../session/cookies';
import { clearSession, saveSession } from '../session/session';
import { onlyVisitors, requireBothTokens, requireSignIn, requireToken } from './guards';
import { middleware } from './middleware';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  clearSession();
});

const at = (path: string, signal?: AbortSignal) =>
  ({ request: new Request(`http://shop.test${path}`, { signal }) }) as LoaderFunctionArgs;
/** Where a guard sends the visitor; null: it lets them pass. */
async function outcome(guard: () => unknown): Promise<string | null> {
  try {
    return (await guard()) as null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

describe('the guard of the access token', () => {
  it('sends to /login with the current path as redirect query, after 2000 ms and not before', async () => {
    let sentTo: string | null | undefined;
    void outcome(() => requireToken(at('/user/order?status=1'))).then((path) => (sentTo = path));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(sentTo).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(sentTo).toBe('/login?redirect=%2Fuser%2Forder%3Fstatus%3D1');
  });

  it('waits 2000 ms by default: another delay can be given', async () => {
    const sent = outcome(() => requireToken(at('/user/order'), 0));
    await jest.advanceTimersByTimeAsync(0);
    expect(await sent).toBe('/login?redirect=%2Fuser%2Forder');
  });

  it('lets visitors with the cookie pass at once, also after a sign-in in another tab meanwhile', async () => {
    const waiting = outcome(() => requireToken(at('/user/order')));
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBeNull();
    expect(await outcome(() => requireToken(at('/user/order')))).toBeNull();
  });

  it('does not redirect visitors who navigated elsewhere in those two seconds', async () => {
    const leave = new AbortController();
    const waiting = outcome(() => requireToken(at('/user/order', leave.signal)));
    leave.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });
});

describe('the guard of a page outside the user area', () => {
  it('sends to the sign-in page at once: that says what goes on after it', async () => {
    writeCookie('RTS', 'x');
    expect(await outcome(() => requireSignIn(at('/sekurban/order?animalUid=1')))).toBe(
      '/login?redirect=%2Fsekurban%2Forder%3FanimalUid%3D1',
    );
    expect(document.cookie).toBe('');
  });

  it('lets visitors with the cookie pass', async () => {
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    expect(await outcome(() => middleware('signedIn')(at('/sekurban/order')))).toBeNull();
  });
});

it('half a session, RTS only, is removed on the way to /login by the two guards of the user area', async () => {
  for (const name of ['RTS', 'username', 'email']) writeCookie(name, 'x');
  const sent = outcome(() => middleware('authorize', 'session')(at('/user/order')));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await sent).toBe('/login?redirect=%2Fuser%2Forder');
  expect(document.cookie).toBe('');
});

describe('the guard of both tokens', () => {
  it.each([
    ['only ATS', ['ATS']],
    ['only RTS', ['RTS']],
    ['neither', []],
  ])('with %s: all cookies are cleared and the visitor goes to /login', async (_, cookies) => {
    for (const name of [...cookies, 'username', 'email']) writeCookie(name, 'x');
    expect(await outcome(() => requireBothTokens())).toBe('/login');
    expect(document.cookie).toBe('');
  });

  it('passes with both and changes nothing', async () => {
    saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
    expect(await outcome(() => requireBothTokens())).toBeNull();
    expect([readCookie('ATS'), readCookie('RTS'), readCookie('username')]).toEqual(['a', 'r', 'Sari']);
  });
});

describe('the sign-in page', () => {
  const answering = (status: number) => {
    const body = JSON.stringify({ data: {}, meta: { status, message: 'token required' } });
    globalThis.fetch = async () => new Response(body, { status });
  };

  it('is shown when the API refuses the cookies, which are removed: there would be no end of going back and forth', async () => {
    answering(401);
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    expect(await outcome(() => onlyVisitors(at('/login?redirect=%2Fprovider%2Fnetflix')))).toBeNull();
    expect(readCookie('ATS')).toBeUndefined();
  });

  it('trusts the cookies while the API cannot answer', async () => {
    answering(503);
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    expect(await outcome(() => onlyVisitors(at('/login?redirect=%2Fuser%2Forder')))).toBe('/user/order');
  });

  it('redirects signed-in visitors, to a path of this site only', async () => {
    answering(200);
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    expect(await outcome(() => onlyVisitors(at('/login?redirect=%2Fuser%2Forder')))).toBe('/user/order');
    for (const redirect of [
      '//e.com',
      '/\\e.com',
      'https:e.com',
      '%2f%2fe.com',
      'javascript:alert(1)',
      '/\t/e.com',
      '/\n/e.com',
      '@e.com',
      'https://shop.test@e.com/',
      '/login',
    ])
      expect(await outcome(() => onlyVisitors(at(`/login?${new URLSearchParams({ redirect })}`)))).toBe('/');
  });
});
