import { BANK_FORMATS, type StatementFormat, headerKey } from './statement-formats.js';

/** Rows of a CSV file as they are, each with its line in the file. */
export interface CsvRow {
  line: number;
  cells: string[];
}
export type Field = keyof StatementFormat['columns'];
export interface Table {
  at: number;
  header: CsvRow;
  places: Record<Field, number[]>;
  /** How many cells a row has, and how many it needs. */
  width: number;
  needed: number;
}

const MOST_PREAMBLE = 30;
const ACCOUNT_LABEL = /^(NOREKENING|NOREK|NOMORREKENING|ACCOUNTNO|ACCOUNTNUMBER|REKENING)/;

/** The cells without the mark that keeps spreadsheets from reading digits as a number. */
export const plain = (cell: string | undefined) => (cell ?? '').trim().replace(/^'/, '');

/** The first row that names the columns of the format. */
export function findTable(rows: CsvRow[], { columns, name }: StatementFormat): Table | null {
  for (const [at, row] of rows.slice(0, MOST_PREAMBLE).entries()) {
    const keys = row.cells.map(headerKey);
    const placesOf = (names: string[] = [], all = false) => {
      const found = names.flatMap((one) => keys.flatMap((key, place) => (key === one ? [place] : [])));
      return all ? found : found.slice(0, 1);
    };
    const places = Object.fromEntries(
      Object.entries(columns).map(([field, names]) => [field, placesOf(names, field === 'description')]),
    ) as Table['places'];
    // The side stands in the column after the amount, which has no name.
    const unnamed = (places.amount?.[0] ?? -2) + 1;
    if (name === 'bca' && unnamed > 0 && keys[unnamed] === '') places.side = [unnamed];
    const hasAmount = places.amount?.length || (places.credit?.length && places.debit?.length);
    const hasSide = !columns.side?.length || places.side?.length;
    if (places.date.length && places.description.length && hasAmount && hasSide)
      return { at, header: row, places, width: row.cells.length, needed: neededOf(places) };
  }
  return null;
}

/** The name of a column that was chosen and stands in the file more than once; null: none does. Words are read together. */
export function columnTwice({ header, places }: Table, { name }: StatementFormat): string | null {
  if (name !== 'generic') return null;
  const keys = header.cells.map(headerKey);
  const isTwice = (place: number) => keys.filter((key) => key === keys[place]).length > 1;
  const chosen = Object.entries(places).flatMap(([field, found]) => (field === 'description' ? [] : found));
  const place = chosen.find(isTwice);
  return place === undefined ? null : plain(header.cells[place]);
}

export function notThisBank(rows: CsvRow[], format: StatementFormat): string {
  const other = Object.values(BANK_FORMATS).find((one) => one.name !== format.name && findTable(rows, one));
  if (format.name === 'generic') return 'Kolom yang dipilih tidak ada di berkas ini. Pilih kolomnya lagi';
  return other
    ? `Ini tampaknya koran ${other.label}, bukan ${format.label}. Pilih bank yang sesuai`
    : `Kepala kolom koran ${format.label} tidak ditemukan. Unggah CSV mutasi dari bank, atau pilih kolomnya sendiri`;
}

/** An account number above the table that is not the chosen one. */
export function foreignAccount(preamble: CsvRow[], account: string): { line: number; number: string } | null {
  for (const { line, cells } of preamble) {
    const text = cells.map(plain).join(' ');
    const number = /\d[\d\s.-]{4,}\d/.exec(text)?.[0].replaceAll(/\D/g, '');
    if (number && ACCOUNT_LABEL.test(headerKey(text)) && number.replace(/^0+/, '') !== account.replace(/^0+/, ''))
      return { line, number };
  }
  return null;
}

export const wrongAccount = (found: string, wanted: string) =>
  `Rekening di berkas ini berakhiran ${found.slice(-4)}, bukan rekening yang kamu pilih (${wanted.slice(-4)})`;

/** A row reaches at least to its day, its first words and its amount. */
const neededOf = ({ date, description, amount = [], credit = [], debit = [] }: Table['places']): number =>
  1 + Math.max(date[0]!, description[0]!, ...(amount.length ? amount : [...credit, ...debit]));

/** The first row with three names is likely the header. */
export const headerGuess = (rows: CsvRow[]): string[] =>
  rows
    .slice(0, MOST_PREAMBLE)
    .map(({ cells }) => cells.map(plain))
    .find((cells) => cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3) ?? [];
