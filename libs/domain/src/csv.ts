export interface CsvColumn<T> {
  header: string;
  value: (record: T) => string | number | null | undefined;
}

/** Spreadsheets set to Indonesian expect `;` between cells and a comma in numbers. */
export interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}
export const csvDialectOf = (locale: string): CsvDialect =>
  locale === 'id' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };

/** A CSV with BOM (Excel takes it for UTF-8 only so) whose texts no spreadsheet will run as a formula. */
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

/** Names and references are typed by strangers: a cell that starts like a formula gets an apostrophe, which spreadsheets take as "this is text". */
function harmless(text: string): string {
  return /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** An account number is no number: a spreadsheet would take its zeros away and its last digits too. A tab in front keeps it text. */
function keptAsText(text: string): string {
  return /^(0\d+|\d{12,})$/.test(text) ? `\t${text}` : text;
}

function quoteIfNeeded(text: string): string {
  return /["',;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
