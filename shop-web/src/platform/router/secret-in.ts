/** What stands behind a link in a sentence: a uid or a secret ends with a letter, a digit, - or _. */
const PUNCTUATION = /[^\w-]+$/;

export const withoutPunctuation = (text: string): string => text.replace(PUNCTUATION, '');

/** The secret behind the `#` of an address, without what a sentence around the link has left there; empty: none. */
export function secretIn(hash: string): string {
  const text = hash.slice(1);
  try {
    return withoutPunctuation(decodeURIComponent(text));
  } catch {
    return withoutPunctuation(text);
  }
}
