import type { Row, SheetData } from 'write-excel-file/universal';
import type { BookReport } from '#contracts/sales/books.admin.http';
import { type CsvColumn, csvDialectOf, toCsv } from '#domain/platform/csv';
import type { ReportWords } from './use-report-words';

type ReportRow = Pick<BookReport['rows'][number], 'label' | 'account' | 'cells'>;

/** The report as CSV for spreadsheets; names that look like a formula are escaped. */
export function csvOf(report: BookReport, words: ReportWords, locale: string): string {
  const columns: CsvColumn<ReportRow>[] = [
    { header: words.what, value: ({ label }) => label ?? words.unknown },
    { header: words.accountTitle, value: ({ account }) => account && words.account(account) },
    ...report.columns.map(({ key }, at): CsvColumn<ReportRow> => ({
      header: words.column(key),
      value: ({ cells }) => cells[at],
    })),
  ];
  return toCsv(columns, rowsOf(report, words), csvDialectOf(locale));
}

/** The same as the cells of a sheet. A text is given as text, so no spreadsheet runs it; a figure is a number. */
export function sheetOf(report: BookReport, words: ReportWords): SheetData {
  const text = (value: string) => ({ value, type: String });
  const bold = (value: string) => ({ ...text(value), fontWeight: 'bold' as const });
  const rows = rowsOf(report, words).map(({ label, account, cells }): Row => [
    text(label ?? words.unknown),
    text(account ? words.account(account) : ''),
    ...cells.map((value) => ({ value, type: Number, format: '#,##0.00' })),
  ]);
  const titles = [words.what, words.accountTitle, ...report.columns.map(({ key }) => words.column(key))];
  return [titles.map(bold), ...rows];
}

/** Those that are not shown as one, so that each column has the sum below it. */
const rowsOf = (report: BookReport, words: ReportWords): ReportRow[] => [
  ...report.rows,
  ...(report.isCut ? [restOf(report, words)] : []),
  { label: words.sum, account: null, cells: report.sums },
];

const restOf = ({ rows, sums }: BookReport, words: ReportWords): ReportRow => ({
  label: words.rest,
  account: null,
  // Counted in sen: rupiah with decimals have no exact sum.
  cells: sums.map((sum, at) => rows.reduce((left, { cells }) => left - senOf(cells[at]!), senOf(sum)) / 100),
});
const senOf = (rupiah: number): number => Math.round(rupiah * 100);
