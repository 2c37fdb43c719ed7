import { type LoaderFunctionArgs, redirect } from 'react-router';
import { clearSession, readSession } from '../shared/session/session';
import { loginPath, pathAfterSignIn } from '../shared/session/safe-path';

/** Both tokens or neither: half a session is cleared and the visitor goes to the sign-in page. Spec 1 §4. */
export function requireSession({ request }: LoaderFunctionArgs): null {
  if (readSession()) return null;
  clearSession();
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(`${pathname}${search}`));
}

/** Somebody who is signed in has nothing to do at /login and /register. */
export function onlyVisitors({ request }: LoaderFunctionArgs): null {
  if (!readSession()) return null;
  throw redirect(pathAfterSignIn(new URL(request.url).searchParams.get('redirect')));
}
