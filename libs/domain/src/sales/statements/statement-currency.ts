import { type CsvRow, type Table, plain } from './statement-table.js';

const LABELLED = /(?:mata uang|currency|\bccy\b|valuta)(?:\s+code)?[^\p{L}\p{N}]*(\p{L}+)/iu;
const RUPIAH = /^(idr|rp|rupiah)?\.?$/i;
/** A word after the label that is no code belongs to the next cell. */
const CODE = /^([a-z]{3}|dol+ar|euro|yen|ringgit)$/i;
/** In the name of a column of amounts. */
const IN_A_NAME = /\b(USD|SGD|EUR|MYR|JPY|AUD|GBP|CNY|HKD|THB|SAR|TWD|KRW|CHF)\b/i;

/** The currency that the rows above the table or the names of its amounts give, where it is not rupiah. */
export function foreignCurrency(rows: CsvRow[], { at, header, places }: Table): { line: number; code: string } | null {
  for (const { line, cells } of rows.slice(0, at)) {
    const [, code = ''] = LABELLED.exec(cells.map(plain).join(' ')) ?? [];
    if (CODE.test(code) && !RUPIAH.test(code)) return { line, code };
  }
  const amounts = [places.amount, places.credit, places.debit].flatMap((of = []) => of);
  const [, code] = IN_A_NAME.exec(amounts.map((place) => header.cells[place]).join(' ')) ?? [];
  return code ? { line: header.line, code } : null;
}

export const isRupiah = (cell: string): boolean => RUPIAH.test(cell);

export const wrongCurrency = (code: string): string =>
  `Mata uang di berkas ini ${code.toUpperCase().slice(0, 20)}, padahal rekening ini dicatat dalam rupiah. Unggah koran rekening rupiah`;
