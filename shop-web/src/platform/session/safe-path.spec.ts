import { describe, expect, it } from '@jest/globals';
import { loginPath } from '#contracts/shop-paths';
import { currentPath, pathAfterSignIn, resumeAt, safePath } from './safe-path';

describe('safePath', () => {
  it.each([
    ['/user/order', '/user/order'],
    ['/provider?slug=netflix&variant=1#grup', '/provider?slug=netflix&variant=1#grup'],
    ['/a/../user/order', '/user/order'],
    ['/redirect?to=https://evil.example', '/redirect?to=https://evil.example'],
  ])('keeps the path %s', (value, path) => expect(safePath(value)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    'user/order',
    'https://evil.example/',
    'http://shop.test.evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    ' /user',
    '\\\\evil.example',
  ])('sends %j home', (value) => expect(safePath(value)).toBe('/'));

  it('returns the given fallback', () => expect(safePath('//evil.example', '/user/order')).toBe('/user/order'));

  it('never returns a path that leaves the site when it is parsed again', () => {
    for (const value of [
      '/..//evil.example',
      '/;//evil.example',
      '/ //evil.example',
      '/.%2F/evil.example',
      '/@evil.example',
    ])
      expect(new URL(safePath(value), location.origin).origin).toBe(location.origin);
  });
});

describe('pathAfterSignIn', () => {
  it.each(['/login', '/login?redirect=/login', '/register#x'])('does not loop: %s', (value) =>
    expect(pathAfterSignIn(value)).toBe('/'),
  );
  it('is the page that the visitor wanted', () =>
    expect(pathAfterSignIn('/login-history?x=1')).toBe('/login-history?x=1'));
});

it('loginPath leads back through safePath unchanged', () => {
  const wanted = '/provider?slug=netflix&variant=a b';
  const redirect = new URL(loginPath(wanted), location.origin).searchParams.get('redirect');
  expect(redirect).toBe(wanted);
  expect(pathAfterSignIn(redirect)).toBe('/provider?slug=netflix&variant=a%20b');
});

it('currentPath: the given path while an action is running, then the page again', () => {
  const page = currentPath();
  const end = resumeAt('/provider/netflix?order=now');
  expect(currentPath()).toBe('/provider/netflix?order=now');
  end();
  expect(currentPath()).toBe(page);
});
