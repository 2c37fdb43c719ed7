/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A participant's code from random bytes, eight letters and digits. Bytes beyond the last whole round are skipped. */
export function uniqueCodeOf(random: Iterable<number>): string {
  const whole = 256 - (256 % ALPHABET.length);
  let code = '';
  for (const byte of random) {
    if (byte < whole) code += ALPHABET[byte % ALPHABET.length];
    if (code.length === LENGTH) return code;
  }
  throw new Error('too few random bytes');
}
