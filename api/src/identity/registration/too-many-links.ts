import { Refusal } from '../../platform/http/errors/refusal.js';

/** The limit counts the links of the last hour. */
const HOUR_S = 3_600;

/** Only for signed-in callers: a caller without a session must not learn that mail was sent. */
export const tooManyLinks = (): Refusal =>
  new Refusal(
    'TOO_MANY_REQUESTS',
    429,
    [],
    'Kami sudah mengirim beberapa email. Cek kotak masuk dan folder spam, ya.',
    HOUR_S,
  );
