import { areDaysFirst } from '../../platform/typed-days.js';
import { balanceProblem } from './statement-balance.js';
import { type DayOrder, periodIn } from './statement-cells.js';
import { foreignCurrency, wrongCurrency } from './statement-currency.js';
import type { StatementFormat } from './statement-formats.js';
import { type ReadStatement, type Reading, readRow } from './statement-row.js';
import {
  type CsvRow,
  type Table,
  columnTwice,
  findTable,
  foreignAccount,
  headerGuess,
  notThisBank,
  plain,
  wrongAccount,
} from './statement-table.js';
import { type Sums, totalProblem } from './statement-totals.js';

interface Of {
  /** Null: the columns are yet to be chosen. */
  format: StatementFormat | null;
  /** In digits. */
  account: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** As the admin has chosen; null or none: as the file shows, else as `usualOrder` of the account. */
  dayOrder?: DayOrder | null;
  usualOrder?: DayOrder | null;
}

/**
 * Reads the rows of a statement of `account` (its digits). A mistake is named by its line, and then there is nothing to be
 * used: a statement is taken as a whole or not at all. docs/rules/bank-statements.md#formats
 */
export function readStatement(rows: CsvRow[], { format, account, today, dayOrder, usualOrder }: Of): ReadStatement {
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
  const twice = columnTwice(table, format);
  if (twice !== null)
    return nothing(
      table.header.line,
      `Kolom "${twice}" ada lebih dari satu di berkas ini. Ganti nama salah satunya, lalu unggah lagi`,
    );
  const foreign = foreignAccount(rows.slice(0, table.at), account);
  if (foreign) return nothing(foreign.line, wrongAccount(foreign.number, account));
  const currency = foreignCurrency(rows, table);
  if (currency) return nothing(currency.line, wrongCurrency(currency.code));
  const read: Reading = {
    lines: [],
    pending: 0,
    errors: [],
    columns: table.header.cells.map(plain),
    totals: {},
    unbooked: [],
    balances: [],
    spelling: null,
  };
  // The banks' own layouts have the day first.
  const shown = format.name !== 'generic' || areDaysFirst(daysOf(rows, table)) ? 'day-first' : null;
  const order = dayOrder ?? shown ?? usualOrder ?? null;
  const period = periodIn(
    rows.slice(0, table.at).map(({ cells }) => cells.join(' ')),
    order,
  );
  const how = { format, account, today, dayOrder: order, period };
  for (const row of rows.slice(table.at + 1)) readRow(row, table, how, read);
  if (read.lines.length === 0 && read.pending === 0 && read.errors.length === 0)
    return { ...nothing(table.header.line + 1, 'Belum ada baris mutasi'), columns: read.columns };
  const { lines, pending, errors } = read;
  const statement = { lines, pending, errors, columns: read.columns, dayOrder: order };
  if (errors.length > 0) return statement;
  const broken = balanceProblem(read.balances);
  if (broken) return { ...statement, lines: [], errors: [{ ...broken, field: 'balance' }] };
  const { totals, unbooked } = read;
  if (unbooked.length < pending) return statement;
  const booked = lines.map(({ amount }) => amount);
  const problem = totalProblem(totals, [sumsOf(booked), sumsOf([...booked, ...unbooked])], {
    isOver: (period ? period.to : lines.reduce((last, { day }) => (day > last ? day : last), '')) < today,
  });
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
