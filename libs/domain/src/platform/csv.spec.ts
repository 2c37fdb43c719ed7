import { describe, expect, it } from '@jest/globals';
import { csvDialectOf, toCsv, type CsvColumn } from './csv.js';

interface Row {
  name: string | null;
  amount: number;
}
const columns: CsvColumn<Row>[] = [
  { header: 'Nama', value: (row) => row.name },
  { header: 'Nominal', value: (row) => row.amount },
];
const lines = (rows: Row[], locale = 'id') => toCsv(columns, rows, csvDialectOf(locale)).split('\r\n');

describe('CSV export', () => {
  it('starts with a BOM and ends each row with CRLF', () => {
    expect(toCsv(columns, [{ name: 'Ayu', amount: 54000 }], csvDialectOf('en'))).toBe(
      '\uFEFFNama,Nominal\r\nAyu,54000\r\n',
    );
  });

  it.each(['=1+1', '+62811', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', '\n=1'])(
    'escapes %j so that it is no formula',
    (name) => {
      // `toCsv` also quotes cells with an apostrophe.
      expect(toCsv(columns, [{ name, amount: 1 }], csvDialectOf('en'))).toBe(`\uFEFFNama,Nominal\r\n"'${name}",1\r\n`);
    },
  );

  it.each(['0000001006', '081234567890', '1234567890123456'])('keeps every digit of %s', (name) => {
    expect(lines([{ name, amount: 1 }])[1]).toBe(`"\t${name}";1`);
  });

  it.each(['10-12', '1E5', '2.5e+3', '1/2', '10:30', '2026-11-26', '3 Mei', '12-DES-26'])(
    'keeps %s as it is: no day and no other number',
    (name) => expect(lines([{ name, amount: 1 }])[1]).toBe(`"\t${name}";1`),
  );

  it.each(['0034-0101 2345678', 'Budi 10-12', '1 bulan', '1E5A', 'PTG-261120-7KQ2MXA', 'Mei 3'])(
    'leaves %s alone, which no spreadsheet reads otherwise',
    (name) => expect(lines([{ name, amount: 1 }])[1]).toBe(`${name};1`),
  );

  it('keeps negative amounts as numbers', () => {
    expect(lines([{ name: 'Koreksi', amount: -750 }])[1]).toBe('Koreksi;-750');
  });

  it("writes numbers in the console's language", () => {
    expect(lines([{ name: 'Adobe', amount: 861777.5 }], 'id')[1]).toBe('Adobe;"861777,5"');
    expect(lines([{ name: 'Adobe', amount: 861777.5 }], 'en')[1]).toBe('Adobe,861777.5');
  });

  it('quotes separators and quotes, and leaves a missing value empty', () => {
    expect(lines([{ name: 'Budi "B"; Santoso', amount: 1 }])[1]).toBe('"Budi ""B""; Santoso";1');
    expect(lines([{ name: null, amount: 1 }])[1]).toBe(';1');
  });
});
