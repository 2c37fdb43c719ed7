import { describe, expect, it } from '@jest/globals';
import { SHEET_COLUMNS } from '#domain/catalogue/price-sheet';
import { readSheet } from './read-sheet.js';

const HEADER = SHEET_COLUMNS.join(',');
const ROW = 'netflix,netflix-host-tv,1,2026-12-01 00:00,57500,186000,tidak,10000,1000,';
const utf8 = (text: string) => Buffer.from(text);
const problem = (bytes: Buffer) => readSheet(bytes).errors.map(({ line, message }) => `${line}: ${message}`);

describe('a price sheet', () => {
  it.each([
    ['commas', `${HEADER}\r\n${ROW}\r\n`],
    ['semicolons, as Indonesian spreadsheets write', `${HEADER}\r\n${ROW}\r\n`.replaceAll(',', ';')],
    ['a byte order mark', `\ufeff${HEADER}\n${ROW}`],
    ['quotes around everything', `${HEADER}\n${ROW}`.replaceAll(/[^,\n]+/g, '"$&"')],
    ['empty lines', `${HEADER}\n${ROW}\n\n,,,,,,,,,\n`],
  ])('is read with %s', (_, text) => {
    const { rows, errors } = readSheet(utf8(text));
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        cells: expect.objectContaining({
          package: 'netflix-host-tv',
          validFrom: '2026-12-01 00:00',
          grandTotal: '57500',
        }),
      },
    ]);
  });

  it.each([
    [';', ';'],
    ['\t', '\t'],
    [',', ','],
  ])('is read below the line with which Excel names its separator (%j), which counts as a line', (named, written) => {
    const text = `${HEADER}\n${ROW}`.replaceAll(',', written);
    const { rows, errors } = readSheet(utf8(`sep=${named}\r\n${text}`));
    expect([errors, rows.map(({ line }) => line)]).toEqual([[], [3]]);
    expect(problem(utf8(`sep=${named}\n${text},x`.replace('months', 'bulan')))).toEqual(['2: Kolom tidak ada: months']);
    expect(problem(utf8(`sep=${named}\n`))).toEqual(['2: Berkas ini kosong']);
    expect(problem(utf8(`sep=${named}\n${text.split('\n')[0]}`))).toEqual(['3: Belum ada baris harga']);
  });

  it('has the line of each row, also after line breaks in quotes', () => {
    const { rows } = readSheet(utf8(`${HEADER}\n${ROW}"a\nb"\n${ROW}\n`.replace('"a\nb"', '"a\nb"')));
    expect(rows.map(({ line }) => line).at(-1)).toBe(4);
  });

  it('that cannot be read is refused as a whole, with the line', () => {
    expect(problem(Buffer.concat([utf8(`${HEADER}\n${ROW}\n`), Buffer.of(0x81)]))[0]).toMatch(
      /^3: Ada huruf yang bukan UTF-8/,
    );
    expect(problem(utf8(''))).toEqual(['1: Berkas ini kosong']);
    expect(problem(utf8(`${HEADER}\n`))).toEqual(['2: Belum ada baris harga']);
    expect(problem(utf8(HEADER.replaceAll(',', '|')))[0]).toMatch(/^1: Baris pertama bukan kepala kolom/);
    expect(problem(utf8(HEADER.replace(',months', '')))).toEqual(['1: Kolom tidak ada: months']);
    expect(problem(utf8(`${HEADER},bonus\n`))).toEqual(['1: Kolom tidak dikenal: bonus']);
    expect(problem(utf8(`${HEADER},months\n`))).toEqual(['1: Kolom months ada dua kali']);
    expect(problem(utf8(`${HEADER}\n${ROW}\n"netflix,\n`))[0]).toMatch(/^3: Ada 2 kolom, .+ tanda kutipnya/);
    expect(problem(utf8(`${HEADER}\n${'x'.repeat(9_000)}`))[0]).toMatch(/^2: Baris ini terlalu panjang/);
    expect(problem(utf8(`${HEADER}\n${`${ROW}\n`.repeat(5_001)}`))[0]).toMatch(/^5002: Terlalu banyak baris/);
  });

  it('is refused at a line with too many or too few cells', () => {
    expect(problem(utf8(`${HEADER}\n${ROW},lebih\n${ROW}`))).toEqual([
      '2: Ada 11 kolom, seharusnya 10. Periksa pemisah dan tanda kutipnya',
    ]);
  });
});
