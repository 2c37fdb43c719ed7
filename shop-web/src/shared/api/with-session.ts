import type { ApiRequest, ApiResponse, Transport } from './transport';

/** The part of the session that calls need; a parameter, so that the rules below can be tested without cookies. */
export interface TokenStore {
  accessToken(): string | undefined;
  /** Asks for new tokens and stores them. False: refused for good. @throws when it could not be asked. */
  refresh(): Promise<boolean>;
  end(): void;
  /** One at a time over all tabs: a rotated refresh token that is used twice revokes the whole family. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Sends with the access token. On a 401 with a body it retries once: with the stored token when that has changed since
 * (another call or tab was faster), else after one refresh that parallel calls share. A refused refresh ends the
 * session and hands back the 401. Spec 1 §8.
 */
export function withSession(store: TokenStore): (send: Transport, request: ApiRequest) => Promise<ApiResponse> {
  let renewing: Promise<string | undefined> | null = null;

  return async (send, request) => {
    const sent = store.accessToken();
    if (!sent) return send(request);
    const answer = await send(bearing(request, sent));
    if (answer.status !== 401 || answer.body === undefined) return answer;
    const token = await renewed(sent);
    return token ? send(bearing(request, token)) : answer;
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

const bearing = (request: ApiRequest, token: string): ApiRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${token}` },
});
