import { sessionChanged } from './api-error';
import type { ApiRequest, ApiResponse, Transport } from './transport';

/** The part of the session that calls need; a parameter, so that the rules below are tested without cookies. */
export interface TokenStore {
  accessToken(): string | undefined;
  /** The owner of the token. */
  customerUid(): string | undefined;
  /** Requests and stores new tokens. False when refused for good. @throws when the request failed. */
  refresh(): Promise<boolean>;
  end(): void;
  /** One at a time in all tabs, so that one refresh serves them all. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

const SIGN_IN = '/customer/sign/in';

/**
 * Sends with the access token. On a 401 with a body it retries once: with the stored token when that has changed since
 * (another call or tab was faster), else after one refresh that parallel calls share. A refused refresh ends the
 * session and returns the 401. A 401 of the sign-in is returned as it is.
 */
export function withSession(store: TokenStore): (send: Transport, request: ApiRequest) => Promise<ApiResponse> {
  let renewing: Promise<string | undefined> | null = null;

  return async (send, request) => {
    const sent = store.accessToken();
    if (!sent || request.url.includes(SIGN_IN)) return send(request);
    const owner = store.customerUid();
    const answer = await send(withToken(request, sent));
    if (answer.status !== 401 || answer.body === undefined) return answer;
    const token = await renewed(sent);
    if (!token) return answer;
    // Another customer has signed in in another tab: the request must not be repeated for them.
    if (store.customerUid() !== owner) throw sessionChanged();
    return send(withToken(request, token));
  };

  function renewed(sent: string): Promise<string | undefined> {
    const stored = store.accessToken();
    if (stored && stored !== sent) return Promise.resolve(stored);
    return (renewing ??= store.exclusively(() => renew(sent)).finally(() => (renewing = null)));
  }

  async function renew(sent: string): Promise<string | undefined> {
    const stored = store.accessToken();
    if (stored && stored !== sent) return stored; // another tab was faster while we waited for our turn
    if (stored && (await store.refresh())) return store.accessToken();
    store.end();
    return undefined;
  }
}

const withToken = (request: ApiRequest, token: string): ApiRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${token}` },
});
