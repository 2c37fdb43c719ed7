import { parse } from 'csv-parse/sync';

const LONGEST_ROW = 4_000;

export interface CsvRecord {
  /** In the file, from 1; of a record of several lines the last. */
  line: number;
  cells: string[];
}

/**
 * The records of a text from `decodeCsv`, at most `most`. Where its quotes follow no rule (a lone one, one within a cell) every
 * line is a record, and only quotes at the sides of a cell count. @throws Error with `lines` for a line that is too long.
 */
export function csvRecords(text: string, { separator, most }: { separator: string; most: number }): CsvRecord[] {
  return parsed(text, separator, most) ?? lineByLine(text, separator, most);
}

/** @returns null when its quotes are not those of CSV. */
function parsed(text: string, delimiter: string, to: number): CsvRecord[] | null {
  try {
    // The options `info` and `raw` add what the types of csv-parse do not know.
    const records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to,
      max_record_size: LONGEST_ROW,
    }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
    if (records.some(({ record, raw }) => hidesRecord(record, raw, delimiter))) return null;
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (/QUOTE/.test((error as { code?: string }).code ?? '')) return null;
    if ((error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE' && text.includes('"')) return null;
    throw error;
  }
}

/** Two lone quotes make one cell of all between them, and lines would be lost unseen. */
const hidesRecord = (record: string[], raw: string, separator: string): boolean =>
  raw
    .trim()
    .split('\n')
    .slice(1)
    .some((line) => /^\W?\d{1,4}[-/. ]/.test(line) && cellsOf(line, separator).length >= record.length);

function lineByLine(text: string, separator: string, most: number): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue;
    if (records.length === most) break;
    if (line.length > LONGEST_ROW) throw Object.assign(new Error('the line is too long'), { lines: at + 1 });
    records.push({ line: at + 1, cells: cellsOf(line, separator) });
  }
  return records;
}

/** A cell in quotes ends with one before a separator; what begins with one and has no such end is no cell in quotes. */
function cellsOf(line: string, separator: string): string[] {
  const end = `(?:\\${separator}|$)`;
  const cell = new RegExp(`"((?:""|(?!"${end})(?!\\${separator}"(?!"))[^])*)"(?=${end})|([^\\${separator}]*)`, 'y');
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at;
    const [, quoted, bare] = cell.exec(line)!;
    cells.push(quoted?.replaceAll('""', '"') ?? bare!);
  }
  return cells;
}
