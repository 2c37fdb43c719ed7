import { isRoundedNumber } from '../../platform/rounded-number.js';
import { type Sen, sen } from '../../platform/sen.js';
import { secondReading, typedDay } from '../../platform/typed-days.js';

/** An unreadable cell; the message is shown to the admin. */
export class UnreadableStatementCell extends Error {}
const unreadable = (message: string): never => {
  throw new UnreadableStatementCell(message);
};

const MOST_DIGITS = 12;
// Without a digit before the mark it is below one rupiah: Mandiri writes `.00` for nothing.
const ENGLISH = /^(?=.*\d)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{1,2}))?$/;
const INDONESIAN = /^(?=.*\d)(\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d{1,2}))?$/;

/**
 * An amount as banks write it, in sen: `37,900.00`, `37.900,00` or `37900`; with at most two decimals no text is both.
 * Below zero only where `signed`. @throws UnreadableStatementCell.
 */
export function statementAmount(cell: string, signed = false): Sen {
  const text = withoutRupiah(cell);
  const isNegative = text.startsWith('-') || /^\(.*\)$/.test(text);
  if (isNegative && !signed) return unreadable('Nominalnya negatif, padahal arah dananya sudah tertulis');
  const bare = withoutSign(text);
  const parts = ENGLISH.exec(bare) ?? INDONESIAN.exec(bare);
  if (!parts) {
    if (/^[\d.,]+[.,]\d{3,}$/.test(bare)) return unreadable('Desimalnya lebih dari dua angka');
    return unreadable('Bukan nominal. Contoh yang terbaca: 37,900.00 atau 37.900,00');
  }
  const whole = parts[1]!.replaceAll(/[.,]/g, '');
  if (whole.replace(/^0+/, '').length > MOST_DIGITS) return unreadable('Nominalnya terlalu besar');
  const size = BigInt(whole || '0') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0') || '0');
  return sen(isNegative ? -size : size);
}

/** Without the currency, and without the sign for no sen: `Rp 54.000,-`. */
const withoutRupiah = (cell: string): string =>
  cell
    .trim()
    .replace(/^(rp|idr)\.?\s*/i, '')
    .replace(/(?<=\d)[.,]-{1,2}$/, '');
const withoutSign = (text: string): string => text.replace(/^[-+]\s*/, '').replace(/^\((.*)\)$/, '$1');

/** What a spreadsheet has rounded names no line and no account: two lines would share it. @throws UnreadableStatementCell. */
export function checkWhole(cell: string): void {
  if (isRoundedNumber(cell))
    unreadable(
      `Spreadsheet sudah membulatkan nomor ini menjadi ${cell.trim().slice(0, 40)}. Unduh lagi dari bank, dan unggah tanpa menyimpannya dari spreadsheet`,
    );
}

/** How amounts are written, by an example of it. */
export type Spelling = '1,000.00' | '1.000,00';

/** The only spelling in which a readable amount is one; null where both write it so, and of `.00`, which is nothing. */
export function spellingOf(amount: string): Spelling | null {
  const bare = withoutSign(withoutRupiah(amount));
  if (/^(\d+|[.,]0+)$/.test(bare)) return null;
  return ENGLISH.test(bare) ? '1,000.00' : '1.000,00';
}

export interface StatementDay {
  /** `YYYY-MM-DD`, in Jakarta. */
  day: string;
  /** `HH:MM:SS`; null where the bank gives none. */
  time: string | null;
}

/** How a bank writes days in digits. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** The days that a statement says to be of, both included, `YYYY-MM-DD`. */
export interface StatementPeriod {
  from: string;
  to: string;
}

const PERIOD_END = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,10}\.?)[-/. ]\d{4}`;
const PERIOD = new RegExp(
  String.raw`periode?\W+(${PERIOD_END})\W+(?:s\W*d\W*|to\W+|sampai\W+|hingga\W+)?(${PERIOD_END})(?!\d)`,
  'i',
);

/** As the first of the texts above the table that names one says, in days of this order; null: none does. */
export function periodIn(texts: string[], order: DayOrder | null = null): StatementPeriod | null {
  for (const text of texts) {
    const [, ...ends] = PERIOD.exec(text) ?? [];
    const [from, to] = ends.map((end) => {
      const { year, month, day } = typedDay(order === 'month-first' ? dayFirst(end) : end) ?? {};
      return year && day && typeof month === 'number' ? dayNamed(year, month, day) : null;
    });
    if (from && to && from <= to) return { from, to };
  }
  return null;
}

/**
 * A day as banks write it; without a year that of the `period` of the statement, or else the last such day up to `today` (`YYYY-MM-DD`).
 * `order`: what the layout, another day or the admin says; null: not known. @throws UnreadableStatementCell, also for days to come.
 */
export function statementDay(
  cell: string,
  today: string,
  order: DayOrder | null = 'day-first',
  period: StatementPeriod | null = null,
): StatementDay {
  const said = withoutZone(cell);
  const text = order === 'month-first' ? dayFirst(said) : said;
  const typed = typedDay(text);
  if (!typed) return unreadable('Bukan tanggal. Contoh yang terbaca: 25/11/2026 atau 2026-11-25');
  const { year, month, day, hour, minute, second } = typed;
  if (typeof month === 'string') return unreadable(`Nama bulannya tidak dikenal: ${month}`);
  const twice = order ? null : secondReading(text);
  if (twice) return unreadable(`${twice}, atau pilih "Urutan tanggal" di atas`);
  const named = (of: number) => dayNamed(of, month, day);
  const found = year === null ? withoutYear(named, today, period) : named(year);
  if (!found) {
    const isSwapped = /^\d{1,2}\D/.test(text) && dayNamed(year ?? Number(today.slice(0, 4)), day, month) !== null;
    return unreadable(isSwapped ? writtenOtherwise(said, order) : 'Tanggal ini tidak ada');
  }
  if (found > today) return unreadable('Tanggalnya belum tiba; periksa urutan hari dan bulan');
  if (hour === null) return { day: found, time: null };
  if (hour > 23 || minute > 59 || second > 59) return unreadable('Jam ini tidak ada');
  return { day: found, time: [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':') };
}

/** What is said of a day that exists only in the other order than the one in which its statement is read: it is not turned round unseen. */
function writtenOtherwise(text: string, order: DayOrder | null): string {
  const written = order === 'month-first' ? 'Hari/bulan/tahun' : 'Bulan/hari/tahun';
  return `${text.slice(0, 20)} ditulis ${written.toLowerCase()}. Samakan dengan tanggal lain di berkas ini, atau pilih "Bank lain" dengan urutan "${written}"`;
}

/** @throws UnreadableStatementCell where it lies outside the period of its statement. */
function withoutYear(
  named: (year: number) => string | null,
  today: string,
  period: StatementPeriod | null,
): string | null | undefined {
  const yearOf = (day: string) => Number(day.slice(0, 4));
  if (!period) return [yearOf(today), yearOf(today) - 1].map(named).find((one) => one !== null && one <= today);
  const days = [yearOf(period.to), yearOf(period.from)].map(named);
  const within = days.find((one) => one !== null && one >= period.from && one <= period.to);
  if (!within && days.some((one) => one !== null))
    return unreadable('Tanggal ini di luar periode yang tertulis di atas berkasnya');
  return within;
}

/** `11/25/2026` as `25/11/2026`. */
const dayFirst = (text: string): string => text.replace(/^(\d{1,2})([-/. ])(\d{1,2})(?!\d)/, '$3$2$1');

function dayNamed(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const exists = month >= 1 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 2000;
  return exists ? at.toISOString().slice(0, 10) : null;
}

/** Days and times are those of Jakarta, and a bank may say so behind them. */
const withoutZone = (cell: string): string => cell.trim().replace(/(?<=\d)\s*WIB$/i, '');

/** A time of its own column, `HH:MM` or `HHMMSS`, with `WIB` or without. @throws UnreadableStatementCell. */
export function statementTime(cell: string): string | null {
  const text = withoutZone(cell);
  if (!text) return null;
  const parts = /^(\d{2})[:.]?(\d{2})(?:[:.]?(\d{2}))?$/.exec(text);
  if (!parts) return unreadable('Bukan jam WIB. Contoh yang terbaca: 16:30 atau 16.30.05');
  if (Number(parts[1]) > 23 || Number(parts[2]) > 59 || Number(parts[3] ?? 0) > 59)
    return unreadable('Jam ini tidak ada');
  return `${parts[1]}:${parts[2]}:${parts[3] ?? '00'}`;
}

/** One line of text, whatever sign it begins with: exports keep spreadsheets from reading it as a formula (platform/csv.ts). */
export const statementText = (cell: string): string =>
  cell
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 300);
