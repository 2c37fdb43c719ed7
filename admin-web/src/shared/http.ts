import { HttpError, fetchUtils } from 'react-admin';
import type { Envelope } from '#contracts/http/common.http';
import { readSession } from './session';

export const API_URL = '/api/admin';

/** fetchJson with the admin's token and with the envelope taken off: `json` is `data`. @throws HttpError in the API's own words. */
export async function envelopeClient(url: string, options: fetchUtils.Options = {}) {
  const token = readSession()?.accessToken;
  try {
    const answer = await fetchUtils.fetchJson(url, {
      ...options,
      user: token ? { authenticated: true, token: `Bearer ${token}` } : undefined,
    });
    return { ...answer, json: (answer.json as Envelope<unknown> | undefined)?.data };
  } catch (error) {
    throw error instanceof HttpError ? inApiWords(error) : error;
  }
}

function inApiWords(error: HttpError): HttpError {
  const { meta, errors: fields = [] } = (error.body ?? {}) as Partial<Envelope<unknown>>;
  const lines = [meta?.message ?? error.message, ...fields.map(({ field, message }) => `${field}: ${message}`)];
  // The forms of react-admin show `errors` at their fields.
  const errors = fields.length ? Object.fromEntries(fields.map(({ field, message }) => [field, message])) : undefined;
  return new HttpError(lines.filter(Boolean).join('\n'), error.status, { code: meta?.code, fields, errors });
}
