import { Refusal } from '../http/refusal.js';

/** To somebody who is signed in it may be said: the last mail is on its way. */
export const enoughLinks = (): Refusal =>
  new Refusal('TOO_MANY_REQUESTS', 429, [], 'Kami sudah mengirim beberapa email. Cek kotak masuk dan folder spam, ya.');
