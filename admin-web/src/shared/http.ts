import { HttpError, fetchUtils } from 'react-admin';
import type { Envelope } from '#contracts/http/common.http';
import { i18nProvider } from '../i18n/i18n-provider';
import { fieldLabel } from './field-label';
import { readSession } from './session';
import { written } from './written';

export const API_URL = '/api/admin';

/** Status of an answer that never came. */
export const UNREACHABLE = 0;

/**
 * fetchJson with the admin's token and with the envelope taken off: `json` is `data`.
 * @throws HttpError in the API's own words; in ours when it is not the API that answers, or nobody does.
 */
export async function envelopeClient(url: string, options: fetchUtils.Options = {}) {
  const token = readSession()?.accessToken;
  try {
    const answer = await fetchUtils.fetchJson(url, {
      ...options,
      user: token ? { authenticated: true, token: `Bearer ${token}` } : undefined,
    });
    return { ...answer, json: (answer.json as Envelope<unknown> | undefined)?.data };
  } catch (error) {
    if (error instanceof HttpError) throw inWords(error, url.slice(API_URL.length + 1));
    // What the browser says of a line that is dead, in English.
    throw error instanceof TypeError
      ? new HttpError(i18nProvider.translate('trouble.unreachable'), UNREACHABLE)
      : error;
  }
}

/** A trouble of the line or of the server: asked again, it may be over. A refusal stays one. */
export const isTransient = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === UNREACHABLE || error.status >= 500);

const inConsole = (sentence: string): string => written(sentence, i18nProvider.translate);

function inWords(error: HttpError, path: string): HttpError {
  const { meta, errors: refused = [] } = (error.body ?? {}) as Partial<Envelope<unknown>>;
  // Without an envelope a proxy speaks: 'Bad Gateway'.
  const message = meta?.message ? inConsole(meta.message) : i18nProvider.translate('trouble.broken');
  const fields = refused.map(({ field, message }) => ({ field, message: inConsole(message) }));
  const lines = [message, ...fields.map(({ field, message }) => `${fieldLabel(path, field)}: ${message}`)];
  // The forms of react-admin show `errors` at their fields.
  const errors = fields.length ? Object.fromEntries(fields.map(({ field, message }) => [field, message])) : undefined;
  return new HttpError(lines.filter(Boolean).join('\n'), error.status, { code: meta?.code, fields, errors });
}
