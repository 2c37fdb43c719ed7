import type { Sen } from '../../platform/sen.js';
import { UnreadableStatementCell, statementAmount } from './statement-cells.js';
import type { StatementFormat } from './statement-formats.js';
import type { Field, Table } from './statement-table.js';

const MARKED = /^(.*?)\s*(CR|DB|[KDC])?$/i;

/** How the amounts of a line are written, without their sides. */
export const amountTexts = (cells: string[], { places }: Table): string[] =>
  [places.amount, places.credit, places.debit]
    .map((of) => MARKED.exec((cells[of?.[0] ?? -1] ?? '').trim())?.[1] ?? '')
    .filter(Boolean);

/** The amount of a line that is not booked yet, if it is readable. */
export function unbookedOf(cells: string[], table: Table, format: StatementFormat): bigint[] {
  try {
    return [amountOf(cells, table, format)];
  } catch (error) {
    if (error instanceof UnreadableStatementCell) return [];
    throw error;
  }
}

/** What a line brings, below zero what it takes. @throws UnreadableStatementCell. */
export function amountOf(cells: string[], { places }: Table, { signed = false }: StatementFormat): Sen {
  const cell = (field: Field) => cells[places[field]?.[0] ?? -1] ?? '';
  if (places.credit?.length && places.debit?.length) {
    const [credit, debit] = [cell('credit'), cell('debit')].map((text) => (text ? statementAmount(text) : 0n)) as [
      Sen,
      Sen,
    ];
    if (credit > 0n === debit > 0n)
      throw new UnreadableStatementCell('Isi tepat satu: nominal masuk atau nominal keluar');
    return (credit > 0n ? credit : -debit) as Sen;
  }
  const [, digits = '', mark = ''] = MARKED.exec(cell('amount').trim()) ?? [];
  const amount = statementAmount(digits, signed);
  if (amount === 0n) throw new UnreadableStatementCell('Nominalnya nol');
  if (signed) return amount;
  const side = mark || cell('side');
  if (/^(CR|K|C|KREDIT|CREDIT)$/i.test(side)) return amount;
  if (/^(DB|D|DR|DEBET|DEBIT)$/i.test(side)) return -amount as Sen;
  throw new UnreadableStatementCell('Tidak tertulis apakah dana masuk (CR) atau keluar (DB)');
}
