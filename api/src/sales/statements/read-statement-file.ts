import { MOST_STATEMENT_LINES } from '#contracts/sales/statements.admin.http';
import type { CsvRow } from '#domain/sales/statements/statement-table';
import { csvRecords } from '../../platform/http/uploads/csv-records.js';
import { decodeCsv, lineOfTrouble } from '../../platform/http/uploads/csv-text.js';

const SEPARATORS = [',', ';', '\t', '|'];
/** Above the lines of a statement stand those about the account. */
const MOST_OTHER_ROWS = 100;

/** The rows of a CSV file, or what is wrong with the file as a whole and in which line. */
export function readStatementFile(bytes: Buffer): { rows: CsvRow[] } | { line: number; message: string } {
  const decoded = decodeCsv(bytes);
  if ('line' in decoded) return decoded;
  try {
    const most = MOST_STATEMENT_LINES + MOST_OTHER_ROWS + 1;
    const { text, separator = separatorOf(text) } = decoded;
    const rows = csvRecords(text, { separator, most });
    if (rows.length > MOST_STATEMENT_LINES + MOST_OTHER_ROWS) return tooManyLines(MOST_STATEMENT_LINES + 1);
    return { rows };
  } catch (error) {
    return { line: lineOfTrouble(error), message: 'Baris ini terlalu panjang' };
  }
}

export const tooManyLines = (line: number) => ({
  line,
  message: `Terlalu banyak baris: paling banyak ${MOST_STATEMENT_LINES.toLocaleString('id-ID')}. Unduh koran per bulan`,
});

/** The most frequent one at the beginning, where the header stands. */
function separatorOf(text: string): string {
  const start = text.slice(0, 4_000);
  const count = (separator: string) => start.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
