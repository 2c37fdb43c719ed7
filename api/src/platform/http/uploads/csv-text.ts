const FIRST_LINE = 1;
/** How files begin that are often taken for a CSV. */
const OTHERS = [
  ['PK\u0003\u0004', 'Excel'],
  ['\u00d0\u00cf\u0011\u00e0', 'Excel'],
  ['%PDF', 'PDF'],
] as const;
/** The `.xls` of some banks is such a page. */
const WEB_PAGE = /^(\xef\xbb\xbf)?\s*<(!doctype|html|table|\?xml)/i;
/** So much is looked at to know an encoding. */
const START = 200;

/** Excel names the separator in a line of its own, which it does not show. */
const NAMED_SEPARATOR = /^"?sep=([,;\t|])"?[,;\t|]*(?=\n|$)/i;

export interface CsvText {
  text: string;
  /** What the file itself names; that line is empty in `text`, so that lines keep their numbers. */
  separator?: string;
}

/**
 * The text of a CSV file, each line ended by `\n`, or what is wrong with the file and in which line. Spreadsheets write UTF-8, UTF-16 ("Unicode
 * text") or Windows-1252 ("CSV").
 */
export function decodeCsv(bytes: Buffer): CsvText | { line: number; message: string } {
  const start = bytes.toString('latin1', 0, START);
  const other = WEB_PAGE.test(start) ? 'halaman web' : OTHERS.find(([magic]) => start.startsWith(magic))?.[1];
  if (other)
    return refused(FIRST_LINE, `Ini berkas ${other}, bukan CSV. Simpan atau unduh sebagai CSV, lalu unggah lagi`);
  const text = decodeAs(encodingOf(bytes), bytes);
  if (text !== null) return withoutNul(text.replaceAll(/\r\n?/g, '\n'));
  return refused(firstForeignLine(bytes), 'Ada huruf yang bukan UTF-8. Simpan sebagai "CSV UTF-8", lalu unggah lagi');
}

/** Of a file in Windows-1252 no letter beyond ASCII is one in UTF-8 as well; one with both is broken. */
function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe' || isHalfNul(bytes, 1)) return 'utf-16le';
  if (mark === 'feff' || isHalfNul(bytes, 0)) return 'utf-16be';
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\ufffd') && !/[^\p{ASCII}\ufffd]/u.test(text) ? 'windows-1252' : 'utf-8';
}

/** In UTF-16 nearly every second byte is zero at the beginning; in another encoding one is a fault of the file. */
function isHalfNul(bytes: Buffer, from: 0 | 1): boolean {
  const half = bytes.subarray(0, START).filter((_, at) => at % 2 === from);
  return half.length > 0 && half.filter((byte) => byte === 0).length > half.length / 2;
}

/** Those at the end only fill a block of the bank's computer. */
function withoutNul(text: string): CsvText | { line: number; message: string } {
  const kept = text.replace(/\0+$/, '');
  const at = kept.indexOf('\0');
  const [named = '', separator] = NAMED_SEPARATOR.exec(kept) ?? [];
  if (at < 0) return { text: kept.slice(named.length), ...(separator && { separator }) };
  return refused(lineAt(kept, at), 'Ada karakter kosong (NUL) di baris ini. Unduh lagi berkasnya, lalu unggah lagi');
}

const lineAt = (text: string, place: number): number => text.slice(0, place).split(/\r\n|\r|\n/).length;

function decodeAs(encoding: string, bytes: Buffer): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Bytes that Windows-1252 does not have become control signs.
    return encoding === 'windows-1252' && /[\x80-\x9f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** The line of the first byte that is not UTF-8. */
function firstForeignLine(bytes: Buffer): number {
  const text = new TextDecoder('utf-8').decode(bytes);
  return lineAt(text, Math.max(0, text.indexOf('\ufffd')));
}

/** The line at which the parser of csv-parse has stopped. */
export const lineOfTrouble = (error: unknown): number => (error as { lines?: number }).lines ?? FIRST_LINE;

const refused = (line: number, message: string) => ({ line, message });
