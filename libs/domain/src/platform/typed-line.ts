// Overrides and isolates are not taken out: without them the text would read otherwise than its writer saw it.
const INVISIBLE = /(?![\u200c-\u200d\u202a-\u202e\u2066-\u2069\u{e0020}-\u{e007f}])\p{Cf}/gu;
// Joiners within a word are part of the spelling of Persian, Hindi and emoji.
const LONE_JOINERS = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?!\S)/gu;
const BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;

/** Without the invisible marks that come with what is copied from a chat or a page: of an amount, a number, an e-mail, a day. */
export const withoutMarks = (typed: string): string => typed.replaceAll(/\p{Cf}/gu, '');

/** What counts of a number or a code: its signs in plain width, without blanks and invisible marks. */
export const signsOf = (typed: string): string => withoutMarks(typed).normalize('NFKC').replaceAll(/\s/g, '');

/** What is meant as one line, also when it was pasted in several: each break becomes a comma and a blank. Trimmed, with one blank between words, and an accent in one character with its letter. */
export function asOneLine(typed: string): string {
  const line = withSingleBlanks(typed.replace(INVISIBLE, '').replace(LONE_JOINERS, '')).trim().normalize('NFC');
  if (!BREAK.test(line)) return line;
  return line.split(BREAK).map(withoutCommas).filter(Boolean).join(', ');
}

/** The same of a name, as who searches for it types it: in letters of plain width, with the apostrophe of a keyboard. */
export const asName = (typed: string): string => asOneLine(inPlainSigns(typed));

/** By what two names are one: letters in any case and width are the same, and so are one blank and several. */
export const nameKey = (typed: string): string => asName(typed).toLowerCase();

/** Letters of plain width, and one apostrophe, of which a phone types several. */
export const inPlainSigns = (typed: string): string =>
  typed.replaceAll(/[\u2018\u2019\u02bc\u00b4`]/g, "'").normalize('NFKC');

/** Several blanks in a row become one: a reader cannot count them, and who searches types one. */
export const withSingleBlanks = (typed: string): string => typed.replaceAll(/[\t\p{Zs}]+/gu, ' ');

/** At both ends. A pattern would take a time that grows with the square of the length. */
function withoutCommas(part: string): string {
  let [from, to] = [0, part.length];
  while (from < to && isBetween(part[from]!)) from += 1;
  while (to > from && isBetween(part[to - 1]!)) to -= 1;
  return part.slice(from, to);
}

const isBetween = (character: string): boolean => character === ',' || character.trim() === '';
