import { formatRupiah } from './sen.js';
import { signsOf, withoutMarks } from './typed-line.js';
import { WHOLE } from './typed-number.js';

/** Of programs: at least four digits without a group, so that the point cannot be one of thousands. */
const OF_A_PROGRAM = /^(\d{4,13})\.(\d{2})$/;
const AMOUNT = new RegExp(`^${WHOLE}(,\\d{1,2})?$`);

/**
 * Reads an amount in rupiah as people type and paste it: '47500', '47.500', 'Rp 47.500,00', 'IDR 47.500', 'Rp47.500,-', '47500.00'.
 * @returns rupiah, with at most two decimals; null where nothing is typed, and where a text has two readings ('47,500',
 * '47.5') or none.
 */
export function readRupiah(typed: string): number | null {
  const text = signsOf(typed)
    .replace(/^(rp|idr)\.?/i, '')
    .replace(/,-{1,2}$/, '')
    .replace(OF_A_PROGRAM, '$1,$2');
  if (!AMOUNT.test(text)) return null;
  return Number(text.replaceAll('.', '').replace(',', '.'));
}

/** The same with a minus before an amount below zero. */
export function readSignedRupiah(typed: string): number | null {
  const text = withoutMarks(typed).trim();
  const isBelow = /^[-−]/.test(text);
  const amount = readRupiah(text.replace(/^[-−]/, ''));
  return amount && isBelow ? -amount : amount;
}

/** An amount as it stands in a field that has 'Rp' in its label: '47.500'. */
export const writeRupiah = (rupiah: number): string => formatRupiah(rupiah).replace('Rp', '');
