import { formatSen, sen } from '../../platform/sen.js';
import { sidedAmount } from './sided-amount.js';
import { UnreadableStatementCell } from './statement-cells.js';

/** A line with what was in the account after it, in sen; null where the file does not say. */
export interface Balanced {
  line: number;
  amount: bigint;
  balance: bigint | null;
}

/** `1,037,900.00`, below zero also as `100.00 DB`; null for what is none. */
export function balanceCell(cell: string): bigint | null {
  try {
    return cell ? sidedAmount(cell, { column: 'Saldonya', signed: true }) : null;
  } catch (error) {
    if (error instanceof UnreadableStatementCell) return null;
    throw error;
  }
}

/**
 * The first line whose balance does not follow from that of the line before it in time, or null. Banks write the oldest or the newest
 * first. A column that says the same everywhere is no running balance.
 */
export function balanceProblem(lines: Balanced[]): { line: number; message: string } | null {
  if (new Set(lines.map(({ balance }) => balance).filter((balance) => balance !== null)).size < 2) return null;
  const [oldestFirst, newestFirst] = [breaksOf(lines), breaksOf(lines.toReversed())];
  const [first] = oldestFirst.length <= newestFirst.length ? oldestFirst : newestFirst;
  if (!first) return null;
  const message = `Saldonya seharusnya ${formatSen(sen(first.expected))}, menurut saldo sebelum transaksi ini. Ada baris yang hilang atau berubah; unduh lagi dari bank`;
  return { line: first.line, message };
}

/** In the sequence of time. */
function breaksOf(lines: Balanced[]): { line: number; expected: bigint }[] {
  const breaks: { line: number; expected: bigint }[] = [];
  let expected: bigint | null = null;
  for (const { line, amount, balance } of lines) {
    if (expected !== null) expected += amount;
    if (balance === null) continue;
    if (expected !== null && expected !== balance) breaks.push({ line, expected });
    expected = balance;
  }
  return breaks;
}
