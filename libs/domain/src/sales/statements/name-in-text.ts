/** How much of a name a text of the bank shows: all of it, standing alone; as a part of other words or cut off; nothing. */
export type NameEvidence = 'full' | 'part' | null;

/** Forms of address and of companies, which banks leave out or add. */
const TITLES = new Set('BPK BAPAK IBU SDR SDRI H HJ DR IR DRS DRA PT CV TN NY NN'.split(' '));
/** Words of banks, which are no part of a name. */
const BANK_WORDS = new Set(
  `TRSF TRF TRANSFER TRANSFR EBANKING BANKING CR DB KR DARI FROM KE TO BI FAST BIFAST BFST FT IB MB MBANKING SWITCHING
  BANK BCA BNI BRI MANDIRI BSI CIMB NIAGA PERMATA JAGO SEABANK GOPAY OVO DANA MCM INHOUSETRF LLG RTGS SKN SETORAN TUNAI
  BERITA NEWS PEMBAYARAN BAYAR ORDER PESANAN INV PTG KRED KREDIT IDR RP AN NBMB ATM PRIMA`.split(/\s+/),
);
const SHORTEST_CUT = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface BankWords {
  words: string[];
}
export const bankWords = (text: string): BankWords => ({ words: wordsOf(text) });
/** The words of a name without forms of address. */
export const nameWords = (name: string): string[] => {
  const words = wordsOf(name);
  const own = words.filter((word) => !TITLES.has(word));
  return own.length ? own : words;
};

const isNoName = (word: string | undefined): boolean =>
  word === undefined || /\d/.test(word) || BANK_WORDS.has(word) || TITLES.has(word);

/**
 * Whether a name stands in a text of the bank. A single word is never more than a part: many people are called Budi. Nor is a name
 * that goes on (`BUDI SANTOSO WIBOWO` is another person) or that the bank has cut off.
 */
export function nameEvidence({ words }: BankWords, name: string[]): NameEvidence {
  if (name.length === 0 || name.join('').length < SHORTEST_CUT) return null;
  let best: NameEvidence = null;
  for (let at = 0; at + name.length <= words.length; at += 1) {
    const last = name.length - 1;
    if (!name.slice(0, last).every((word, nth) => words[at + nth] === word)) continue;
    const [found, wanted] = [words[at + last]!, name[last]!];
    const isCut = last > 0 && found.length >= SHORTEST_CUT && wanted.startsWith(found);
    if (found !== wanted && !isCut) continue;
    const standsAlone = isNoName(words[at - 1]) && isNoName(words[at + name.length]);
    if (found === wanted && name.length > 1 && standsAlone) return 'full';
    best = 'part';
  }
  return best;
}
