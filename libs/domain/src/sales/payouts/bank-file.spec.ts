import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { sen } from '../../platform/sen.js';
import { numbersOf } from '../statements/named-by-line.js';
import { type BankTransfer, bankFile, transferNote } from './bank-file.js';

const transfer = (given: Partial<BankTransfer> = {}): BankTransfer => ({
  row: 1,
  bankName: 'BCA',
  accountNumber: '0123456789',
  accountName: 'Budi Santoso',
  amount: sen(6_251_700n),
  note: 'PTG-261120-7KQ2MXA',
  ...given,
});
/** Any text that the bank can read something of. */
const named = fc.string().map((text) => `${text}A`);
const rowOf = (given: Partial<BankTransfer>) =>
  bankFile([transfer(given)])
    .split('\r\n')[1]!
    .split(',');

describe('the file of a bulk transfer', () => {
  it('has a heading and a numbered row for each, with leading zeros of accounts and sen after a point', () => {
    expect(bankFile([transfer(), transfer({ row: 2, amount: sen(100_005n), accountNumber: '123 456-7890' })])).toBe(
      'No,Bank,Nomor Rekening,Nama Penerima,Jumlah,Berita\r\n' +
        '1,BCA,0123456789,Budi Santoso,62517,PTG-261120-7KQ2MXA\r\n' +
        '2,BCA,1234567890,Budi Santoso,1000.05,PTG-261120-7KQ2MXA\r\n',
    );
  });

  it.each([
    ['=HYPERLINK("http://x")', 'HYPERLINK http //x'],
    ['+62 Budi', '62 Budi'],
    ['@SUM(A1)', 'SUM A1'],
    ['-1, Budi', '1 Budi'],
    ['Budi\r\n9,BCA,1', 'Budi 9 BCA 1'],
    ['José', 'Jose'],
    ['Søren Łukasz Weiß', 'Soren Lukasz Weiss'],
    ['Budi 🎉 Santoso', 'Budi Santoso'],
    ['\tBudi', 'Budi'],
    ['Ｂｕｄｉ', 'Budi'],
    ['PT "Maju", Tbk', 'PT Maju Tbk'],
    ['10-12', '10-12'],
    ['1E5', '1E5'],
  ])('a name like %j is harmless', (accountName, written) => {
    expect(rowOf({ accountName })[3]).toBe(written);
  });

  it('keeps its six columns and begins no cell like a formula, whatever is written into it', () => {
    fc.assert(
      fc.property(named, named, fc.string(), (bankName, accountName, note) => {
        const cells = rowOf({ bankName, accountName, note });
        expect(cells).toHaveLength(6);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r']|"/);
      }),
    );
  });

  it.each([
    ['0034-0101 2345678', '003401012345678'],
    ['003401012345678', '003401012345678'],
    ['10-12-34', '101234'],
    [' 0034.0101\t2345678\n', '003401012345678'],
  ])('writes the digits of the account %j alone, as the bank takes them', (accountNumber, written) =>
    expect(rowOf({ accountNumber })[2]).toBe(written),
  );

  it.each([
    ['3fa85f64-5717-4562-b3fc-2c963f66afa6', 'Penggantian 3fa8'],
    ['abcdef12-5717-4562-b3fc-2c963f66afa6', 'Penggantian def1'],
    ['abcdefab-cdef-4562-b3fc-2c963f66afa6', 'Penggantian def4'],
  ])('notes a code of %s by which a statement is matched: it always holds a digit', (refUid, note) => {
    expect(transferNote('reimbursement', refUid)).toBe(note);
    expect(numbersOf({ numbers: [], references: [note] }).references).toHaveLength(1);
  });

  it('cuts a note where the bank does, without a blank at its end', () => {
    expect(rowOf({ note: 'Pengembalian dana dan lain-lain' })[5]).toBe('Pengembalian dana');
    expect(rowOf({ note: '-10-12 🎉' })[5]).toBe('10-12');
  });

  it.each(['', '🎉', '王小明', '=-+@'])('refuses the name %j, of which the bank could read nothing', (accountName) =>
    expect(() => bankFile([transfer({ accountName })])).toThrow('rekening 0123456789 tidak berisi huruf Latin'),
  );

  it.each(['1E5', '', '=1+1', '12a45678', '1234'])('refuses the account number %j', (accountNumber) => {
    expect(() => bankFile([transfer({ accountNumber })])).toThrow('Nomor rekening Budi Santoso bukan angka');
  });

  it('is not made for an account number of zeros alone, stored before such were refused', () =>
    expect(() => bankFile([transfer({ accountNumber: '0000000000' })])).toThrow(
      'Nomor rekening Budi Santoso nol semua',
    ));
});
