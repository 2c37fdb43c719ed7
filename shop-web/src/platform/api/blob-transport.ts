import { offlineError, timeoutError } from './api-error';
import { TIMEOUT_MS, type Transport, parseJson } from './transport';

/** Reads a file as it is; a refusal is JSON. */
export const blobTransport: Transport = async ({ url, headers, timeoutMs = TIMEOUT_MS }) => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { headers: { ...headers, accept: '*/*' }, signal });
    const body = response.ok ? await response.blob() : parseJson(await response.text());
    return { status: response.status, body };
  } catch {
    throw signal.aborted ? timeoutError() : offlineError();
  }
};
