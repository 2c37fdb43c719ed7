import { type LoaderFunctionArgs, redirect } from 'react-router';
import { clearSession, hasAccessToken, readSession } from '../shared/session/session';
import { loginPath, pathAfterSignIn } from '../shared/session/safe-path';
import { toast } from '../shared/ui/toast';

/** Spec 1 §9. */
const LOGIN_AFTER_MS = 2000;

/**
 * Without the cookie of the access token the visitor goes to the sign-in page, which leads back here; after a moment,
 * so that it can be read why. Spec 1 §4.
 */
export async function requireToken({ request }: LoaderFunctionArgs, delayMs = LOGIN_AFTER_MS): Promise<null> {
  if (hasAccessToken()) return null;
  toast('neutral', 'Masuk dulu, ya. Sebentar, kamu kami antar ke halaman masuk.');
  await wait(delayMs, request.signal);
  if (hasAccessToken()) return null; // signed in meanwhile, in another tab
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(`${pathname}${search}`));
}

/** Both tokens or neither: half a session is forgotten altogether, and the visitor goes to the sign-in page. Spec 1 §4. */
export function requireBothTokens(): null {
  if (readSession()) return null;
  clearSession();
  throw redirect('/login');
}

/** Somebody who is signed in has nothing to do at /login and /register. */
export function onlyVisitors({ request }: LoaderFunctionArgs): null {
  if (!readSession()) return null;
  throw redirect(pathAfterSignIn(new URL(request.url).searchParams.get('redirect')));
}

/** Ends early, with an error, when the visitor goes somewhere else meanwhile. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
