import { expect, it } from '@jest/globals';
import type { BookReport } from '#contracts/sales/books.admin.http';
import { csvOf, sheetOf } from './export-report';

const words = {
  account: (code: string) => `Pos ${code}`,
  column: (key: string) => key,
  unknown: 'Tanpa rincian',
  what: 'Rincian',
  accountTitle: 'Pos',
  sum: 'Jumlah',
  rest: 'Baris lainnya',
};
const report: BookReport = {
  columns: [{ key: 'owed', filter: {} }],
  rows: [
    { key: '1', label: '=HYPERLINK("x")', account: 'hostPayable', filter: {}, spent: null, cells: [1_000.5] },
    { key: '2', label: null, account: null, filter: {}, spent: null, cells: [-3] },
  ],
  sums: [997.5],
  isCut: false,
};

it('a name that looks like a formula is a text in CSV, and figures are numbers of the language', () => {
  expect(csvOf(report, words, 'id')).toBe(
    `\uFEFFRincian;Pos;owed\r\n"'=HYPERLINK(""x"")";Pos hostPayable;"1000,5"\r\nTanpa rincian;;-3\r\nJumlah;;"997,5"\r\n`,
  );
});

it('in XLSX too: every text is a cell of type text, no cell a formula', () => {
  const [titles, first, , sum] = sheetOf(report, words);
  expect(titles).toMatchObject([{ value: 'Rincian' }, { value: 'Pos' }, { value: 'owed' }]);
  expect(first).toEqual([
    { value: '=HYPERLINK("x")', type: String },
    { value: 'Pos hostPayable', type: String },
    { value: 1_000.5, type: Number, format: '#,##0.00' },
  ]);
  expect(sum).toMatchObject([{ value: 'Jumlah' }, { value: '' }, { value: 997.5 }]);
});

it('of a report that is cut the rows that are left out are one row, so that each column has its sum', () => {
  const cut = { ...report, sums: [1_000.1], isCut: true };
  expect(csvOf(cut, words, 'id').split('\r\n').slice(2)).toEqual([
    'Tanpa rincian;;-3',
    'Baris lainnya;;"2,6"',
    'Jumlah;;"1000,1"',
    '',
  ]);
  expect(sheetOf(cut, words).at(-2)).toMatchObject([{ value: 'Baris lainnya' }, { value: '' }, { value: 2.6 }]);
});
