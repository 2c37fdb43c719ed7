import { describe, expect, it } from '@jest/globals';
import { fieldErrors } from '#contracts/errors';
import { bankReference } from './bank-reference.http.js';

const refusalOf = (typed: string) => fieldErrors(bankReference.safeParse(typed).error?.issues ?? [])[0]?.message;

const SIGNS =
  'Nomor referensi hanya boleh berisi huruf A–Z, angka, spasi, dan tanda . , - / # : _ & + ( ), dalam satu baris';

describe('the reference of a transfer', () => {
  it.each([
    'FT26111200012345',
    'TRF/BIFAST/0012-88',
    '20261120BNINIDJA010O0200123456',
    'TRSF E-BANKING DB 2011/FTFVA/WS95031',
    'BI-FAST DB TRANSFER KE 014 (BCA)',
    '#1120_8891:04',
    'DCKK.0812 & DCKK.0813, biaya +2500',
    'BULK-1/2',
    '123',
    'x'.repeat(100),
  ])('may be %s', (typed) => expect(bankReference.parse(typed)).toBe(typed));

  it.each([
    ['  FT26111200012345\n', 'FT26111200012345'],
    ['\u200bTRF\u00a01\u200b', 'TRF 1'],
    ['TRF\t1', 'TRF 1'],
    ['ＴＲＦ－０１２', 'TRF-012'],
    ['trf\u2011012', 'trf\u2011012'],
  ])('%j, as it is pasted, is %s', (typed, read) => expect(bankReference.parse(typed)).toBe(read));

  it.each([
    '<script>alert(1)</script>',
    '<b>TRF</b>',
    '=1+1|cmd',
    '@SUM(A1)',
    'TRF 1\nTRF 2',
    'TRF 1\r\nTRF 2',
    'TRF 1\u2028TRF 2',
    'TRF\u00001',
    'TRF\u202e1',
    'TRF"1',
    "TRF'1",
    'TRF;1',
    'TRF🙂1',
    'ТRF-1',
  ])('is not %j, and the refusal names what it may have', (typed) => expect(refusalOf(typed)).toBe(SIGNS));

  it.each(['+6281234567890', '-1+1', ' -TRF', '\u2013TRF', '＋1+1'])('does not begin as a formula does: %j', (typed) =>
    expect(refusalOf(typed)).toBe('Nomor referensi tidak boleh diawali + atau -'),
  );

  it.each(['1.23457E+12', '1,23457E+12', '1E+15', '2.02611e+16', ' 1.23457E+012 '])(
    'is not %j, which a spreadsheet has made of many numbers',
    (typed) => expect(refusalOf(typed)).toMatch(/^Nomor referensi ini sudah dibulatkan spreadsheet/),
  );

  it.each(['1E5', 'A1E+12', '12E-05', 'DCKK E+12', '1.5E12'])('may be %s, which no spreadsheet writes', (typed) =>
    expect(refusalOf(typed)).toBeUndefined(),
  );

  it.each(['///', '(##)', '. . .'])('is not %s alone', (typed) =>
    expect(refusalOf(typed)).toBe('Nomor referensi harus berisi huruf atau angka'),
  );

  it.each(['', '  ', '\n'])('is needed: %j is none', (typed) => expect(refusalOf(typed)).toBe('Field ini wajib diisi'));

  it.each(['ab', 'x'.repeat(101)])('has 3–100 signs', (typed) =>
    expect(bankReference.safeParse(typed).success).toBe(false),
  );
});
