import type { Sen } from '../../platform/sen.js';
import { areDaysFirst } from '../../platform/typed-days.js';
import { UnreadableStatementCell, statementDay, statementText, statementTime } from './statement-cells.js';
import type { StatementFormat } from './statement-formats.js';
import { amountOf, unbookedOf } from './statement-amounts.js';
import {
  type CsvRow,
  type Field,
  type Table,
  findTable,
  foreignAccount,
  headerGuess,
  notThisBank,
  plain,
  wrongAccount,
} from './statement-table.js';
import { type Sums, type Totals, keepTotal, totalProblem } from './statement-totals.js';

interface Reading extends ReadStatement {
  totals: Totals;
  /** Amounts that are not booked yet, as far as they are readable. */
  unbooked: bigint[];
}

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
}

const SUM =
  /^(saldo|starting|ending|opening|closing|beginning|kredit|credit|debet|debit|mutasi|total|jumlah|no\.? of|bersambung)/i;
const PENDING = /^'?pend(ing)?$/i;
/**
 * Reads the rows of a statement of `account` (its digits). A mistake is named by its line, and then there is nothing to be
 * used: a statement is taken as a whole or not at all. `today`: `YYYY-MM-DD`. docs/rules/bank-statements.md#formats
 */
export function readStatement(
  rows: CsvRow[],
  { format, account, today }: { format: StatementFormat | null; account: string; today: string },
): ReadStatement {
  const columns = headerGuess(rows);
  const nothing = (line: number, message: string): ReadStatement => ({
    lines: [],
    pending: 0,
    errors: [{ line, field: null, message }],
    columns,
  });
  if (rows.length === 0) return nothing(1, 'Berkas ini kosong');
  if (!format) return nothing(rows[0]!.line, 'Pilih dulu kolom tanggal, keterangan, dan nominalnya');
  const table = findTable(rows, format);
  if (!table) return nothing(rows[0]!.line, notThisBank(rows, format));
  const foreign = foreignAccount(rows.slice(0, table.at), account);
  if (foreign) return nothing(foreign.line, wrongAccount(foreign.number, account));
  const read: Reading = {
    lines: [],
    pending: 0,
    errors: [],
    columns: table.header.cells.map(plain),
    totals: {},
    unbooked: [],
  };
  // The banks' own layouts have the day first.
  const isDayFirst = format.name !== 'generic' || areDaysFirst(daysOf(rows, table));
  for (const row of rows.slice(table.at + 1)) readRow(row, table, { format, account, today, isDayFirst }, read);
  if (read.lines.length === 0 && read.pending === 0 && read.errors.length === 0)
    return { ...nothing(table.header.line + 1, 'Belum ada baris mutasi'), columns: read.columns };
  const { totals, unbooked, ...statement } = read;
  if (statement.errors.length > 0 || unbooked.length < statement.pending) return statement;
  const booked = statement.lines.map(({ amount }) => amount);
  const problem = totalProblem(totals, [sumsOf(booked), sumsOf([...booked, ...unbooked])]);
  return problem ? { ...statement, lines: [], errors: [{ ...problem, field: null }] } : statement;
}

/** What may say how days are written: the period above the table, and the days of its lines. */
const daysOf = (rows: CsvRow[], { at, places }: Table): string[] => [
  ...rows
    .slice(0, at)
    .map(({ cells }) => cells.join(' '))
    .filter((text) => /periode?|tanggal|tgl|date/i.test(text)),
  ...rows.slice(at + 1).map(({ cells }) => plain(cells[places.date[0]!])),
];

const sumsOf = (amounts: bigint[]): Sums => ({
  credit: amounts.reduce((sum, one) => (one > 0n ? sum + one : sum), 0n),
  debit: amounts.reduce((sum, one) => (one < 0n ? sum - one : sum), 0n),
});

function readRow(
  row: CsvRow,
  table: Table,
  of: { format: StatementFormat; account: string; today: string; isDayFirst: boolean },
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
  const own = cellOf('account').replaceAll(/\D/g, '');
  if (own && own.replace(/^0+/, '') !== of.account.replace(/^0+/, ''))
    return void problem('account', wrongAccount(own, of.account));
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
  const at = tried('date', () => statementDay(cellOf('date'), of.today, of.isDayFirst));
  const time = tried('time', () => statementTime(cellOf('time')));
  const amount = tried('amount', () => amountOf(cells, table, of.format));
  const description = tried('description', () =>
    statementText(
      table.places.description
        .map((place) => row.cells[place] ?? '')
        .filter(Boolean)
        .join(' '),
    ),
  );
  const reference = tried('reference', () => statementText(cellOf('reference')));
  if (read.errors.length > before) return;
  read.lines.push({
    line: row.line,
    day: at!.day,
    time: time ?? at!.time,
    amount: amount!,
    description: description!,
    reference: reference && /[1-9A-Za-z]/.test(reference) ? reference.slice(0, 100) : null,
  });
}

/** Without empty cells at the end. */
const widthOf = (cells: string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
