import { formatSen } from '../../platform/sen.js';
import { withoutMarks } from './sided-amount.js';
import { UnreadableStatementCell, statementAmount } from './statement-cells.js';
import { type CsvRow, plain } from './statement-table.js';

/** What a bank writes under its lines about all of them. */
const LABELS = {
  opening: /^(saldo awal|(starting|opening|beginning) balance)/i,
  credit: /^(total )?(mutasi )?(kredit|credit|cr)\b/i,
  debit: /^(total )?(mutasi )?(debet|debit|db)\b/i,
  closing: /^(saldo akhir|(ending|closing) balance)/i,
} as const;
/** How many lines a sum is of, after it: `65,137.00 1`. */
const COUNT = /^(.*[.,]\d{2})[\s,]+\d{1,5}$/;
/** A row of sums has few; each run of them is looked at. */
const MOST_CELLS = 12;
type Label = keyof typeof LABELS;

/** The amounts, in sen, that a text may mean: a comma in an amount without quotes has made cells of it. */
type Readings = bigint[];
export type Totals = Partial<Record<Label, { line: number; readings: Readings; isCounted: boolean }>>;
/** What came in and went out, in sen. */
export interface Sums {
  credit: bigint;
  debit: bigint;
}

/** Keeps what a row of sums says. One that stands there twice belongs to pages, and is not compared. */
export function keepTotal(totals: Totals, { line, cells }: CsvRow): void {
  const words = cells.map(plain).join(',');
  const label = (Object.keys(LABELS) as Label[]).find((one) => LABELS[one].test(words));
  if (!label) return;
  const rest = words.replace(LABELS[label], '').split(',', MOST_CELLS);
  const counted = readingsOf(rest.join(',').replace(COUNT, '$1').split(','));
  const isCounted = readingsOf(rest).length === 0 && counted.length > 0;
  totals[label] = { line, readings: totals[label] ? [] : isCounted ? counted : readingsOf(rest), isCounted };
}

/**
 * The sum that does not agree with the lines, or null. `sums`: what may be counted, of lines that are booked, and with those that
 * are not: banks differ. `isOver`: the days of the lines are over; before, a bank that counts has summed more than it lists.
 */
export function totalProblem(
  totals: Totals,
  sums: Sums[],
  { isOver }: { isOver: boolean },
): { line: number; message: string } | null {
  const [{ credit, debit }] = sums as [Sums];
  for (const [label, name, own] of [
    ['credit', 'Mutasi Kredit', credit],
    ['debit', 'Mutasi Debet', debit],
  ] as const) {
    const total = totals[label];
    if (total?.isCounted && !isOver) continue;
    if (total?.readings.length && !sums.some((sum) => total.readings.includes(sum[label])))
      return problem(total.line, name, own);
  }
  const { opening, closing } = totals;
  if (!opening?.readings.length || !closing?.readings.length) return null;
  const changes = closing.readings.flatMap((end) => opening.readings.map((start) => end - start));
  const agrees = sums.some((sum) => changes.includes(sum.credit - sum.debit));
  return agrees ? null : problem(closing.line, 'Saldo Akhir dikurangi Saldo Awal', credit - debit);
}

const problem = (line: number, name: string, own: bigint) => ({
  line,
  message: `${name} tidak sama dengan jumlah barisnya (${formatSen(own)}). Ada baris yang hilang atau berubah; unduh lagi dari bank`,
});

/** None where the text as a whole is no amount, as with a number of lines beside it. */
function readingsOf(cells: string[]): Readings {
  if (amountOf(cells.join(',')) === null) return [];
  const runs = cells.flatMap((_, from) => cells.slice(from).map((__, length) => cells.slice(from, from + length + 1)));
  return runs.flatMap((run) => amountOf(run.join(',')) ?? []);
}

function amountOf(text: string): bigint | null {
  try {
    const { digits } = withoutMarks(text.replace(/^[\s:=,'"]+|[\s,]+$/g, ''));
    return statementAmount(digits.replace(/[\s,]+$/, ''), true);
  } catch (error) {
    if (error instanceof UnreadableStatementCell) return null;
    throw error;
  }
}
