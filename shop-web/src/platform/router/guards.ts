import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath, PAGE } from '#contracts/shop-paths';
import { pathAfterSignIn } from '../session/safe-path';
import { clearSession, hasAccessToken, hasRefreshToken, readSession } from '../session/session';
import { toast } from '../ui/toast';

const LOGIN_AFTER_MS = 2000;

/** Without the access token's cookie the visitor goes to the sign-in page, which says what goes on here and returns. */
export function requireSignIn({ request }: LoaderFunctionArgs): null {
  if (hasAccessToken()) return null;
  throw toSignIn(request);
}

/** The same for the user area, after a delay, so that the toast can be read. */
export async function requireToken({ request }: LoaderFunctionArgs, delayMs = LOGIN_AFTER_MS): Promise<null> {
  if (hasAccessToken()) return null;
  toast('neutral', 'Masuk dulu, ya. Sebentar, kamu kami antar ke halaman masuk.');
  await wait(delayMs, request.signal);
  if (hasAccessToken()) return null; // signed in in another tab meanwhile
  throw toSignIn(request);
}

function toSignIn({ url }: Request): Response {
  if (hasRefreshToken()) clearSession(); // half a session
  const { pathname, search } = new URL(url);
  return redirect(loginPath(`${pathname}${search}`));
}

/** Without both tokens the session is removed, and the visitor goes to the sign-in page. */
export function requireBothTokens(): null {
  if (readSession()) return null;
  clearSession();
  throw redirect(PAGE.login);
}

/**
 * Redirects signed-in visitors away from /login and /register. The API is asked first: cookies of a session that has ended
 * would lead straight back to the page that asks for a sign-in.
 */
export async function onlyVisitors({ request }: LoaderFunctionArgs): Promise<null> {
  if (!readSession()) return null;
  // Loaded only here: what calls the API is not part of a visitor's first load.
  const { anything, api } = await import('../api/api');
  // A refused session is removed by the client; any other failure says nothing about it.
  await api.get('/customer/profile', anything, { signal: request.signal }).catch(() => undefined);
  if (!readSession()) return null;
  throw redirect(pathAfterSignIn(new URL(request.url).searchParams.get('redirect')));
}

/** Rejects when the visitor navigates elsewhere meanwhile. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
