import { offlineError, timeoutError } from './api-error';

/** docs/rules/api.md#time-outs */
export const TIMEOUT_MS = 60_000;

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** TIMEOUT_MS when not given. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Fraction of the body that has left, 0–1. */
  onProgress?: (sent: number) => void;
}
/** `body` is undefined when the answer was not JSON. */
export interface ApiResponse {
  status: number;
  body: unknown;
}
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

let send: typeof fetch = (url, init) => fetch(url, init);
/** For the prerenderer, which asks the API within its process. */
export const provideFetch = (given: typeof fetch): void => void (send = given);

/** @throws ApiError TIMEOUT or OFFLINE; an abort through `signal` is passed on as it is. */
export const fetchTransport: Transport = async ({ method, url, headers, body, timeoutMs = TIMEOUT_MS, signal }) => {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeoutMs);
  const stop = () => timer.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await send(url, { method, headers, body, signal: timer.signal });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw timer.signal.aborted ? timeoutError() : offlineError();
  } finally {
    clearTimeout(timeout);
    signal?.removeEventListener('abort', stop);
  }
};

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
