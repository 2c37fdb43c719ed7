import { offlineError, timeoutError } from './api-error';

export interface ApiRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  timeoutMs: number;
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

/** @throws ApiError TIMEOUT or OFFLINE; an abort through `signal` is passed on as it is. */
export const fetchTransport: Transport = async ({ method, url, headers, body, timeoutMs, signal }) => {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeoutMs);
  const stop = () => timer.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, { method, headers, body, signal: timer.signal });
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
