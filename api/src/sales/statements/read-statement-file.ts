import { parse } from 'csv-parse/sync';
import { MOST_STATEMENT_LINES } from '#contracts/sales/statements.admin.http';
import type { CsvRow } from '#domain/sales/statements/statement-table';
import { decodeCsv, lineOfTrouble } from '../../platform/http/uploads/csv-text.js';

const LONGEST_ROW = 4_000;
const SEPARATORS = [',', ';', '\t', '|'];
/** Above the lines of a statement stand those about the account. */
const MOST_OTHER_ROWS = 100;

/** The rows of a CSV file, or what is wrong with the file as a whole and in which line. */
export function readStatementFile(bytes: Buffer): { rows: CsvRow[] } | { line: number; message: string } {
  const decoded = decodeCsv(bytes);
  if ('line' in decoded) return decoded;
  try {
    // The option `info` adds line numbers; the types of csv-parse do not know it.
    const records = parse(decoded.text, {
      delimiter: separatorOf(decoded.text),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_STATEMENT_LINES + MOST_OTHER_ROWS + 1,
      max_record_size: LONGEST_ROW,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    if (records.length > MOST_STATEMENT_LINES + MOST_OTHER_ROWS)
      return {
        line: MOST_STATEMENT_LINES + 1,
        message: `Terlalu banyak baris: paling banyak ${MOST_STATEMENT_LINES.toLocaleString('id-ID')}. Unduh koran per bulan`,
      };
    return { rows: records.map(({ record, info }) => ({ line: info.lines, cells: record })) };
  } catch (error) {
    const message = 'Tanda kutip di baris ini tidak berpasangan, atau barisnya terlalu panjang';
    return { line: lineOfTrouble(error), message };
  }
}

/** The most frequent one at the beginning, where the header stands. */
function separatorOf(text: string): string {
  const start = text.slice(0, 4_000);
  const count = (separator: string) => start.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
