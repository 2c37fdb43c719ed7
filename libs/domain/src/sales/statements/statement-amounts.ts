import type { Sen } from '../../platform/sen.js';
import { besideMark, columnOf, sideCell, sidedAmount, withoutMarks } from './sided-amount.js';
import { UnreadableStatementCell } from './statement-cells.js';
import type { StatementFormat } from './statement-formats.js';
import { type Field, type Table, plain } from './statement-table.js';

/** How the amounts of a line are written, without their sides. */
export const amountTexts = (cells: string[], { places }: Table): string[] =>
  [places.amount, places.credit, places.debit]
    .map((of) => withoutMarks(cells[of?.[0] ?? -1] ?? '').digits)
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
export function amountOf(cells: string[], { places, header }: Table, { signed = false }: StatementFormat): Sen {
  const cell = (field: Field) => cells[places[field]?.[0] ?? -1] ?? '';
  const named = (field: Field) => {
    const name = plain(header.cells[places[field]?.[0] ?? -1]);
    return name ? `Kolom "${name}"` : 'Kolom sebelahnya';
  };
  if (places.credit?.length && places.debit?.length) {
    const of = (field: 'credit' | 'debit', side: 'in' | 'out') =>
      cell(field) ? sidedAmount(cell(field), { column: named(field), beside: columnOf(side) }) : 0n;
    const [credit, debit] = [of('credit', 'in'), of('debit', 'out')];
    if ((credit === 0n) === (debit === 0n))
      throw new UnreadableStatementCell('Isi tepat satu: nominal masuk atau nominal keluar');
    return (credit || debit) as Sen;
  }
  const mark = sideCell(cell('side'), named('side'));
  const beside = mark && besideMark(mark, named('side'));
  const amount = sidedAmount(cell('amount'), { column: named('amount'), beside, signed });
  if (amount === 0n) throw new UnreadableStatementCell('Nominalnya nol');
  return amount;
}
