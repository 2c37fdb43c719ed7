import type { FieldError } from '#contracts/errors';

/** An answer that is not a success, or no answer at all (`status` 0). `message` is Indonesian and may be shown. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: FieldError[] = [],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export const TIMEOUT = 'TIMEOUT';
export const OFFLINE = 'OFFLINE';
const UNEXPECTED_ANSWER = 'UNEXPECTED_ANSWER';
const GENERIC = 'Terjadi Kesalahan. Silahkan coba beberapa saat lagi.';

export const timeoutError = (): ApiError => new ApiError(0, TIMEOUT, 'Belum ada jawaban dari server. Coba lagi, ya.');
export const offlineError = (): ApiError =>
  new ApiError(0, OFFLINE, 'Tidak bisa terhubung. Periksa koneksi internet kamu, lalu coba lagi.');
export const unexpectedAnswer = (status: number): ApiError => new ApiError(status, UNEXPECTED_ANSWER, GENERIC);

export const sessionChanged = (): ApiError =>
  new ApiError(409, 'SESSION_CHANGED', 'Kamu baru saja masuk dengan akun lain. Periksa lagi, lalu ulangi, ya.');

/** The text for any failure; nothing technical is shown. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : GENERIC);

/** The status that an error page shows: 500 by default, null while the browser cannot reach the server. */
export const statusOf = (error: unknown): number | null => {
  if (!(error instanceof ApiError)) return 500;
  return error.code === OFFLINE ? null : error.status || 500;
};

/** Nothing has this address: not found (404), or not valid (422). */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** Worth an automatic retry: a failure of the network or the server, not a refusal. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.code !== UNEXPECTED_ANSWER;
