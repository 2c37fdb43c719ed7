import { HttpError, type TranslateFunction, fetchUtils } from 'react-admin';
import type { Envelope } from '#contracts/platform/common.http';
import { readSession } from '../auth/session';
import { translateSystemText } from '../i18n/system-text';
import { fieldLabel } from './field-label';

export const API_URL = '/api/admin';
export const SHOP_API_URL = '/api/customer';

/** HTTP status of a request that was never answered. */
export const UNREACHABLE = 0;

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * fetchJson with the admin's token and without the envelope: `json` is `data`, or the Blob of a file. Errors are in the language of the console.
 * @throws HttpError
 */
export const createApiClient =
  (translate: TranslateFunction) =>
  async (url: string, { asFile = false, ...options }: fetchUtils.Options & { asFile?: boolean } = {}) => {
    const token = readSession()?.accessToken;
    try {
      const answer = await (asFile ? fetchFile : fetchUtils.fetchJson)(url, {
        ...options,
        user: token ? { authenticated: true, token: `Bearer ${token}` } : undefined,
      });
      return { ...answer, json: (answer.json as Envelope<unknown> | undefined)?.data };
    } catch (error) {
      if (error instanceof HttpError) throw translated(error, url.slice(API_URL.length + 1), translate);
      // Browsers report a lost connection as a TypeError in English.
      throw error instanceof TypeError ? new HttpError(translate('trouble.unreachable'), UNREACHABLE) : error;
    }
  };

async function fetchFile(url: string, options: fetchUtils.Options) {
  const answer = await fetch(url, { headers: fetchUtils.createHeadersFromOptions(options) });
  const { ok, status, statusText, headers } = answer;
  if (!ok) throw new HttpError(statusText, status, await answer.json().catch(() => undefined));
  return { status, headers, body: '', json: { data: await answer.blob() } };
}

/** A failure of the connection or the server, which a retry may cure; a refusal is final. */
export const isTransient = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === UNREACHABLE || error.status >= 500);

/** What an HttpError of the API has as its body. */
export interface Refused {
  code?: string;
  /** What is not said of a field; may be empty. */
  summary: string;
  fields: { field: string; label: string; message: string }[];
  errors?: Record<string, string>;
}

/** Null: no refusal of the API. */
export const refusedOf = (error: unknown): Refused | null =>
  error instanceof HttpError && Array.isArray((error.body as Refused | undefined)?.fields)
    ? (error.body as Refused)
    : null;

function translated(error: HttpError, path: string, translate: TranslateFunction): HttpError {
  const { meta, errors: refused = [] } = (error.body ?? {}) as Partial<Envelope<unknown>>;
  // Without an envelope the answer is a proxy's: 'Bad Gateway'.
  const message = meta?.message ? translateSystemText(meta.message, translate) : translate('trouble.broken');
  const fields = refused.map(({ field, message }) => ({
    field,
    label: fieldLabel(path, field, translate),
    message: translateSystemText(message, translate),
  }));
  // A refusal of one field says the same twice: as a whole, and of the field.
  const summary = fields.some((one) => one.message === message) ? '' : message;
  const lines = [summary, ...fields.map(({ label, message }) => `${label}: ${message}`)];
  // react-admin's forms show `errors` at their fields.
  const errors = fields.length ? Object.fromEntries(fields.map(({ field, message }) => [field, message])) : undefined;
  return new HttpError(lines.filter(Boolean).join('\n'), error.status, {
    code: meta?.code,
    summary,
    fields,
    errors,
  } satisfies Refused);
}
