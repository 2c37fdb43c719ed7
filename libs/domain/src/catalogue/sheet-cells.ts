import { type Sen, ZERO_SEN, toSen } from '../platform/sen.js';
import { secondReading, typedDay } from '../platform/typed-days.js';
import { instantOfWibClock } from '../platform/wib.js';
import { DERIVABLE, type Derivable } from './price-check.js';

/** An unreadable cell; the message is shown to the admin. */
export class UnreadableCell extends Error {}
const unreadable = (message: string): never => {
  throw new UnreadableCell(message);
};

/** The text of a cell. @throws UnreadableCell for a formula, even if its text would be a valid value. */
export function textCell(cell: string): string {
  const text = cell.trim();
  return /^[=+\-@]/.test(text) || /^[\t\r]/.test(cell)
    ? unreadable('Diawali =, +, - atau @, seperti rumus. Tulis nilainya saja')
    : text;
}

const GROUPED = /^(rp\s*)?\d{1,3}([.,\s]\d{3})+([.,]\d+)?$/i;

/** Rupiah with at most two decimals after a dot or a comma, in sen; empty is null. */
export function amountCell(cell: string): Sen | null {
  const text = textCell(cell);
  if (!text) return null;
  if (GROUPED.test(text)) return unreadable('Tulis tanpa pemisah ribuan, misalnya 47500 atau 861777,5');
  if (!/^\d{1,10}([.,]\d{1,2})?$/.test(text)) return unreadable('Tulis angka saja, misalnya 47500 atau 861777,5');
  return toSen(Number(text.replace(',', '.')));
}

export const requiredAmountCell = (cell: string): Sen => amountCell(cell) ?? unreadable('Field ini wajib diisi');
export const feeCell = (cell: string): Sen => amountCell(cell) ?? ZERO_SEN;

export function monthsCell(cell: string): number {
  const text = textCell(cell);
  return /^\d{1,2}$/.test(text) ? Number(text) : unreadable('Tulis jumlah bulan, misalnya 1 atau 12');
}

const YES = ['ya', 'true', 'benar', 'yes', '1'];
const NO = ['tidak', 'false', 'salah', 'no', '0', ''];
export function yesCell(cell: string): boolean {
  const text = textCell(cell).toLowerCase();
  return YES.includes(text) || (!NO.includes(text) && unreadable('Tulis ya atau tidak'));
}

/** Names of the derived components, separated by spaces. */
export function derivedCell(cell: string): Derivable[] {
  const names = textCell(cell)
    .split(/[\s|]+/)
    .filter(Boolean);
  const unknown = names.find((name) => !DERIVABLE.includes(name as Derivable));
  if (unknown) return unreadable(`Tidak dikenal: ${unknown.slice(0, 40)}. Pilihannya ${DERIVABLE.join(', ')}`);
  return [...new Set(names as Derivable[])].sort();
}

/** A minute in WIB; empty is null, which means from now on. `areDaysFirst`: something else in the sheet says so. */
export function minuteCell(cell: string, areDaysFirst: boolean): Date | null {
  const text = textCell(cell);
  if (!text) return null;
  const typed = typedDay(text);
  if (!typed || typed.year === null)
    return unreadable('Tulis waktu mulai (WIB) seperti 2026-12-01 00:00, atau kosongkan untuk mulai sekarang');
  const { year, month, day, hour, minute } = typed;
  if (typeof month === 'string')
    return unreadable(`Nama bulannya tidak dikenal: ${month}. Contoh yang terbaca: 1 Desember 2027`);
  const twice = areDaysFirst ? null : secondReading(text);
  if (twice) return unreadable(twice);
  const wib = new Date(Date.UTC(year, month - 1, day, hour ?? 0, minute));
  const exists = wib.getUTCMonth() === month - 1 && wib.getUTCDate() === day && minute < 60;
  return exists ? instantOfWibClock(wib.getTime()) : unreadable('Tanggal ini tidak ada');
}
