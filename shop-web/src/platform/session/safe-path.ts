import { PAGE } from '#contracts/shop-paths';
const AUTH_PAGES: string[] = [PAGE.login, PAGE.register];

/**
 * The value as a path of this site, or `fallback`. Every path from outside (a `redirect` query, the `redirectUrl` of an
 * answer, the link of a notification) is checked here before navigation. The browser's own parser decides, because it
 * drops tabs and turns backslashes: `/\evil.example` is another site to it.
 */
export function safePath(value: string | null | undefined, fallback: string = PAGE.home): string {
  if (!value?.startsWith('/')) return fallback;
  const url = parse(value);
  if (!url || url.origin !== location.origin) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/..//evil.example` is normalised to `//evil.example`, which would leave the site on the next parse.
  return path.startsWith('//') ? fallback : path;
}

/** As `safePath`, but never a sign-in page, which would loop. */
export function pathAfterSignIn(value: string | null | undefined): string {
  const path = safePath(value);
  return AUTH_PAGES.includes(path.split(/[?#]/)[0]!) ? PAGE.home : path;
}

let unfinished: string | null = null;

/** Until the returned function is called, a sign-in returns to `path` instead of the current page. */
export function resumeAt(path: string): () => void {
  unfinished = path;
  return () => {
    unfinished = null;
  };
}

/** The current page, for `redirect`. */
export const currentPath = (): string => unfinished ?? `${location.pathname}${location.search}`;

function parse(value: string): URL | null {
  try {
    return new URL(value, location.origin);
  } catch {
    return null;
  }
}
