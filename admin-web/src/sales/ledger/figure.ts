import { formatRupiah } from '#domain/platform/sen';

/** Balances, which stand on one of two sides. */
const BALANCES = new Set(['before', 'after']);

/**
 * A figure of a statement of the books as accountants write it: the column of the credits has no minus, because its heading says
 * the side, and a balance on the credit side has a K for it. Other figures are plain, such as a cost in profit and loss.
 */
export function writeFigure(column: string, amount: number): string {
  if (amount >= 0) return formatRupiah(amount);
  if (column === 'credit') return formatRupiah(-amount);
  return BALANCES.has(column) ? `${formatRupiah(-amount)} K` : formatRupiah(amount);
}
