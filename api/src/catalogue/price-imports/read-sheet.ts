import type { SheetError, SheetRow } from '#domain/catalogue/compare-sheet';
import { SHEET_COLUMNS, type SheetColumn } from '#domain/catalogue/price-sheet';
import { csvRecords } from '../../platform/http/uploads/csv-records.js';
import { type CsvText, decodeCsv, lineOfTrouble } from '../../platform/http/uploads/csv-text.js';

const MOST_ROWS = 5_000;
const SEPARATORS = [';', ',', '\t'];

/** The rows of a price sheet, or the errors of the file by line. `,`, `;` or a tab. */
export function readSheet(bytes: Buffer): { rows: SheetRow[]; errors: SheetError[] } {
  const decoded = decodeCsv(bytes);
  if ('line' in decoded) return refused(decoded.line, decoded.message);
  try {
    return rowsOf(decoded);
  } catch (error) {
    return refused(lineOfTrouble(error), 'Baris ini terlalu panjang');
  }
}

function rowsOf({ text, separator: named }: CsvText): { rows: SheetRow[]; errors: SheetError[] } {
  const [firstLine = ''] = text.split('\n', 1);
  const separator = named ?? SEPARATORS.find((one) => firstLine.includes(one)) ?? ',';
  const [header, ...body] = csvRecords(text, { separator, most: MOST_ROWS + 2 });
  if (!header) return refused(named ? 2 : 1, 'Berkas ini kosong');
  const names = header.cells.map((name) => name.trim());
  const wrong = headerProblem(names, separator);
  if (wrong) return refused(header.line, wrong);
  if (body.length > MOST_ROWS)
    return refused(body[MOST_ROWS]!.line, `Terlalu banyak baris: paling banyak ${MOST_ROWS.toLocaleString('id-ID')}`);
  const errors: SheetError[] = [];
  const rows: SheetRow[] = [];
  for (const { line, cells: record } of body) {
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length !== names.length)
      errors.push({
        line,
        field: null,
        message: `Ada ${record.length} kolom, seharusnya ${names.length}. Periksa pemisah dan tanda kutipnya`,
      });
    else
      rows.push({
        line,
        cells: Object.fromEntries(names.map((name, at) => [name, record[at]!])) as Record<SheetColumn, string>,
      });
  }
  if (rows.length === 0 && errors.length === 0) return refused(header.line + 1, 'Belum ada baris harga');
  return { rows, errors };
}

function headerProblem(names: string[], separator: string): string | null {
  const missing = SHEET_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length === SHEET_COLUMNS.length)
    return `Baris pertama bukan kepala kolom, atau pemisahnya bukan koma atau titik koma. Kolomnya: ${SHEET_COLUMNS.join(separator)}`;
  if (missing.length) return `Kolom tidak ada: ${missing.join(', ')}`;
  const unknown = names.filter((name) => !SHEET_COLUMNS.includes(name as SheetColumn));
  if (unknown.length)
    return `Kolom tidak dikenal: ${unknown.map((name) => name.slice(0, 40) || '(kosong)').join(', ')}`;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice ? `Kolom ${twice} ada dua kali` : null;
}

const refused = (line: number, message: string) => ({ rows: [], errors: [{ line, field: null, message }] });
