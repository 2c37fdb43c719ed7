const AUTH_PAGES = ['/login', '/register'];

/**
 * The value as a path of this site, or `fallback`. Everything that comes from outside (a `redirect` query value, the
 * `redirectUrl` of an answer, the link of a notification) passes here before anybody is sent there. The browser's own
 * parser decides, because it drops tabs and turns backslashes: `/\evil.example` is another site to it.
 */
export function safePath(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/')) return fallback;
  const url = parse(value);
  if (!url || url.origin !== location.origin) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/..//evil.example` is normalised to `//evil.example`, which would leave the site on the next parse.
  return path.startsWith('//') ? fallback : path;
}

/** As `safePath`, and never back to a sign-in page: that would be a circle. */
export function pathAfterSignIn(value: string | null | undefined): string {
  const path = safePath(value);
  return AUTH_PAGES.includes(path.split(/[?#]/)[0]!) ? '/' : path;
}

/** The sign-in page that leads back to `path`. */
export const loginPath = (path: string): string =>
  path === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: path })}`;

let unfinished: string | null = null;

/** While it is under way, whoever has to sign in comes back to `path` and not just to the page. Returns the end of it. */
export function resumeAt(path: string): () => void {
  unfinished = path;
  return () => {
    unfinished = null;
  };
}

/** Where the visitor is now, as `redirect` wants it. */
export const currentPath = (): string => unfinished ?? `${location.pathname}${location.search}`;

function parse(value: string): URL | null {
  try {
    return new URL(value, location.origin);
  } catch {
    return null;
  }
}
