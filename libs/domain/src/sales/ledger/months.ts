import { DomainError } from '../../platform/domain-error.js';

/** A month in Jakarta, `YYYY-MM`. Compared as text. */
export type Month = string;

/** The widest report. */
export const MOST_MONTHS = 24;

/** `by` months later; below zero before. */
export function addMonths(month: Month, by: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** @throws DomainError MONTHS when they are the wrong way round. */
export function checkInOrder(from: Month, to: Month): void {
  if (from > to)
    throw new DomainError('MONTHS', 'Bulan awal tidak boleh sesudah bulan akhir. Pilih lagi, ya.', 'invalid', 'from');
}

/** From `from` to `to`, both included. @throws DomainError MONTHS when they are the wrong way round or more than two years. */
export function monthsOf(from: Month, to: Month): Month[] {
  checkInOrder(from, to);
  const months: Month[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    if (months.length === MOST_MONTHS)
      throw new DomainError('MONTHS', `Paling banyak ${MOST_MONTHS} bulan sekaligus.`, 'invalid', 'from');
    months.push(month);
  }
  return months;
}

interface Closed {
  /** The month that was closed last; null: none. */
  closed: Month | null;
  /** The first month with a posting; null: there is none. */
  first: Month | null;
}

/** The month that is closed next: after the last one, or the first of the books. Null: nothing was posted yet. */
export const nextToClose = ({ closed, first }: Closed): Month | null =>
  closed === null ? first : addMonths(closed, 1);

interface Closable extends Closed {
  /** The month of now. */
  current: Month;
  /** Checks of the books that have failed and are not right again. */
  alarms: number;
  /** Lines of bank statements up to this month that nothing explains yet. */
  openLines: number;
}

/**
 * Months are closed one after the other, when they are over the books are right and every line of the bank is explained. docs/rules/ledger.md#closed-months
 * @throws DomainError MONTH_NOT_OVER, MONTH_NOT_NEXT, BOOKS_ALARM, LINES_OPEN.
 */
export function checkClosable(month: Month, { current, alarms, openLines, ...books }: Closable): void {
  if (month >= current)
    throw new DomainError('MONTH_NOT_OVER', 'Bulan ini belum selesai, jadi belum bisa ditutup.', 'invalid', 'period');
  const next = nextToClose(books);
  if (next !== null && month !== next)
    throw new DomainError('MONTH_NOT_NEXT', `Bulan ditutup berurutan. Berikutnya ${next}.`, 'invalid', 'period');
  if (alarms > 0)
    throw new DomainError('BOOKS_ALARM', 'Masih ada selisih di buku besar. Bereskan dulu, lalu tutup bulannya.');
  if (openLines > 0)
    throw new DomainError(
      'LINES_OPEN',
      `Masih ada ${openLines} baris rekening koran yang belum dijelaskan. Konfirmasi, bukukan, atau sisihkan dulu.`,
    );
}
