import * as z from 'zod/mini';
import { deviceId, endSession, readSession, saveSession } from '../session/session';
import { offlineError } from './api-error';
import { fetchTransport } from './transport';
import type { TokenStore } from './with-session';

/** The access token always; the rest when the API has replaced the refresh token. */
const refreshed = z.object({
  data: z.object({
    accessToken: z.string(),
    refreshToken: z.optional(z.string()),
    expiresAt: z.optional(z.string()),
    uid: z.optional(z.string()),
    customerUid: z.optional(z.string()),
    username: z.optional(z.string()),
    email: z.optional(z.string()),
    avatar: z.optional(z.nullable(z.string())),
  }),
});

/** Tokens in cookies, refreshed at the API by one tab at a time where the browser has Web Locks. */
export const tokenStore: TokenStore = {
  accessToken: () => readSession()?.accessToken,
  customerUid: () => readSession()?.customerUid,
  refresh,
  end: endSession,
  exclusively: oneTabAtATime,
};

async function refresh(): Promise<boolean> {
  const session = readSession();
  if (!session) return false;
  const { status, body } = await fetchTransport({
    method: 'GET',
    url: '/api/customer/token/refresh',
    headers: { 'x-refresh-token': session.refreshToken, 'x-device-id': deviceId() },
  });
  // The session was ended or replaced during the request: the answer belongs to the old one.
  if (readSession()?.refreshToken !== session.refreshToken) return readSession() !== null;
  const answer = z.safeParse(refreshed, body);
  if (status < 400 && answer.success) {
    saveSession(answer.data.data);
    return true;
  }
  // A busy server or rate limiter is no refusal of the token: the session stays.
  if (status === 429 || status >= 500 || status < 400) throw offlineError();
  return false;
}

async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('patungan-token-refresh', work) : work();
}
