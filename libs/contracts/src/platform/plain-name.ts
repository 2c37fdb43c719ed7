import * as z from 'zod/mini';
import { text } from '#contracts/platform/common.http';
import { asName } from '#domain/platform/typed-line';

// A mark of HTML or of a formula is part of no name; and the joiners are part of the spelling of
// Persian and Hindi.
const NAME = /^[\p{L}\p{M}\p{N}\p{Join_Control} .'\u00b7\u30fb&/(),-]*$/u;

/** With a letter, or with a letter or digit. An empty one has the message of an empty field. */
const NEEDED = {
  letter: [/^$|\p{L}/u, 'harus berisi huruf'],
  'letter or digit': [/^$|[\p{L}\p{N}]/u, 'harus berisi huruf atau angka'],
} as const;

/** So that a name is not made of signs alone. `what`: how the refusal calls it. */
export const withLetter = (what: string, needed: keyof typeof NEEDED) => {
  const [pattern, message] = NEEDED[needed];
  return z.refine<string>((name) => pattern.test(name), `${what} ${message}`);
};

/** Letters, digits and the signs of names alone, in whatever script. */
export const nameSigns = (what: string, needed: keyof typeof NEEDED) =>
  [
    z.regex(NAME, `${what} hanya boleh berisi huruf, angka, spasi, dan tanda . ' - & / ( ) ,`),
    withLetter(what, needed),
  ] as const;

/** Of anything that has a plain name: a bank, the holder of an account, a season. */
export const plainName = (what: string, max: number, min: number, needed: keyof typeof NEEDED = 'letter') =>
  text(max, min, asName).check(...nameSigns(what, needed));
