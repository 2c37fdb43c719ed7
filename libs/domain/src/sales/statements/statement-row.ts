import type { Sen } from '../../platform/sen.js';
import { amountOf, amountTexts, unbookedOf } from './statement-amounts.js';
import { type Balanced, balanceCell } from './statement-balance.js';
import {
  type DayOrder,
  type Spelling,
  type StatementPeriod,
  UnreadableStatementCell,
  checkWhole,
  spellingOf,
  statementDay,
  statementText,
  statementTime,
} from './statement-cells.js';
import { isRupiah, wrongCurrency } from './statement-currency.js';
import type { StatementFormat } from './statement-formats.js';
import { type CsvRow, type Field, type Table, plain, wrongAccount } from './statement-table.js';
import { type Totals, keepTotal } from './statement-totals.js';

export interface StatementError {
  line: number;
  field: string | null;
  message: string;
}
/** A line of a statement; amounts in sen, below zero where money went out. */
export interface ReadLine {
  line: number;
  /** `YYYY-MM-DD` in Jakarta, and `HH:MM:SS` where the bank gives it. */
  day: string;
  time: string | null;
  amount: Sen;
  description: string;
  reference: string | null;
}
export interface ReadStatement {
  lines: ReadLine[];
  /** Not booked by the bank yet; they come with a later statement. */
  pending: number;
  errors: StatementError[];
  /** The header cells that were found. */
  columns: string[];
  /** How its days in digits were read; null: none needed it. */
  dayOrder?: DayOrder | null;
}

export interface Reading extends ReadStatement {
  totals: Totals;
  /** Amounts that are not booked yet, as far as they are readable. */
  unbooked: bigint[];
  balances: Balanced[];
  /** Of the first amount that has only one. */
  spelling: { line: number; of: Spelling } | null;
}

const SUM =
  /^(saldo|starting|ending|opening|closing|beginning|kredit|credit|debet|debit|mutasi|total|jumlah|no\.? of|bersambung)/i;
const PENDING = /^'?pend(ing)?$/i;
/** Adds what a row below the head of the table says to `read`, or what is wrong with it. */
export function readRow(
  row: CsvRow,
  table: Table,
  of: {
    format: StatementFormat;
    account: string;
    today: string;
    dayOrder: DayOrder | null;
    period: StatementPeriod | null;
  },
  read: Reading,
): void {
  const cells = row.cells.map(plain);
  const filled = cells.filter(Boolean);
  if (filled.length === 0) return;
  const cellOf = (field: Field) => cells[table.places[field]?.[0] ?? -1] ?? '';
  if (PENDING.test(cellOf('date'))) {
    read.pending += 1;
    return void read.unbooked.push(...unbookedOf(cells, table, of.format));
  }
  // An amount without quotes may stand in the cell of the words, or go on in the next ones.
  const hasDay = /\d/.test(cellOf('date')) && cellOf('date') !== filled[0];
  if (!hasDay && SUM.test(filled[0]!)) return keepTotal(read.totals, row);
  const problem = (field: string | null, message: string) => read.errors.push({ line: row.line, field, message });
  if (widthOf(row.cells) > table.width || row.cells.length < table.needed)
    return void problem(
      null,
      `Ada ${row.cells.length} kolom, seharusnya ${table.header.cells.length}. Barisnya rusak; unduh lagi dari bank`,
    );
  const before = read.errors.length;
  const tried = <T>(field: string, value: () => T): T | null => {
    try {
      return value();
    } catch (error) {
      if (!(error instanceof UnreadableStatementCell)) throw error;
      problem(field, error.message);
      return null;
    }
  };
  tried('account', () => checkWhole(cellOf('account')));
  if (read.errors.length > before) return;
  const own = cellOf('account').replaceAll(/\D/g, '');
  if (own && own.replace(/^0+/, '') !== of.account.replace(/^0+/, ''))
    return void problem('account', wrongAccount(own, of.account));
  if (!isRupiah(cellOf('currency'))) return void problem('currency', wrongCurrency(cellOf('currency')));
  const at = tried('date', () => statementDay(cellOf('date'), of.today, of.dayOrder, of.period));
  const time = tried('time', () => statementTime(cellOf('time')));
  const amount = tried('amount', () => {
    const found = amountOf(cells, table, of.format);
    keepSpelling(read, row.line, amountTexts(cells, table));
    return found;
  });
  const description = tried('description', () => {
    const words = table.places.description.map((place) => row.cells[place] ?? '').filter(Boolean);
    for (const one of words) checkWhole(plain(one));
    return statementText(words.join(' '));
  });
  const reference = tried('reference', () => {
    checkWhole(cellOf('reference'));
    return statementText(cellOf('reference'));
  });
  if (read.errors.length > before) return;
  read.balances.push({ line: row.line, amount: amount!, balance: balanceCell(cellOf('balance')) });
  read.lines.push({
    line: row.line,
    day: at!.day,
    time: time ?? at!.time,
    amount: amount!,
    description: description!,
    reference: reference && /[1-9A-Za-z]/.test(reference) ? reference.slice(0, 100) : null,
  });
}

/** One file has one spelling: `1,234` and `47,5` would be a thousand and some in one, and no amounts in the other. */
function keepSpelling(read: Reading, line: number, texts: string[]): void {
  for (const here of texts.map(spellingOf)) {
    if (!here) continue;
    read.spelling ??= { line, of: here };
    if (read.spelling.of !== here)
      throw new UnreadableStatementCell(
        `Nominal ini ditulis seperti ${here}, padahal di baris ${read.spelling.line} seperti ${read.spelling.of}. Samakan dulu penulisannya`,
      );
  }
}

/** Without empty cells at the end. */
const widthOf = (cells: string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
