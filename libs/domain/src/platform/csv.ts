export interface CsvColumn<T> {
  header: string;
  value: (record: T) => string | number | null | undefined;
}

/** Spreadsheets with Indonesian settings expect `;` between cells and a decimal comma. */
export interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}
export const csvDialectOf = (locale: string): CsvDialect =>
  locale === 'id' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };

/** CSV with a BOM (which Excel needs to detect UTF-8); cells that look like a formula are escaped. */
export function toCsv<T>(columns: CsvColumn<T>[], records: T[], { separator, decimal }: CsvDialect): string {
  const line = (cells: string[]) => `${cells.join(separator)}\r\n`;
  const header = line(columns.map(({ header }) => quoteIfNeeded(harmless(header))));
  const rows = records.map((record) =>
    line(
      columns.map(({ value }) => {
        const cell = value(record);
        if (typeof cell === 'number') return quoteIfNeeded(String(cell).replace('.', decimal));
        return quoteIfNeeded(keptAsText(harmless(cell ?? '')));
      }),
    ),
  );
  return `\uFEFF${header}${rows.join('')}`;
}

/**
 * Names and references are user input: a cell that begins like a formula gets an apostrophe, which spreadsheets read as
 * a mark of text.
 */
function harmless(text: string): string {
  return /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/**
 * Spreadsheets drop leading zeros and trailing digits of long account numbers, take `10-12` for a day and `1E5` for a number; a tab in
 * front keeps them text.
 */
function keptAsText(text: string): string {
  return READ_AS_OTHER.some((pattern) => pattern.test(text)) ? `\t${text}` : text;
}

const READ_AS_OTHER = [
  /^(0\d+|\d{12,})$/,
  /^\d[\d.,]*e[+-]?\d+$/i,
  // Days, fractions, times.
  /^\d{1,4}\s*[-/.:]\s*\d{1,4}(\s*[-/.:]\s*\d{1,4})?$/,
  /^\d{1,4}[\s-]*(jan|feb|mar|apr|may|mei|jun|jul|aug|agu|sep|oct|okt|nov|dec|des)[a-z]*([\s-]*\d{1,4})?$/i,
];

function quoteIfNeeded(text: string): string {
  return /["',;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
