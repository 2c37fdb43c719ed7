import { describe, expect, it } from '@jest/globals';
import { sen } from '../platform/sen.js';
import { amountCell, derivedCell, feeCell, minuteCell, monthsCell, textCell, yesCell } from './sheet-cells.js';

describe('a cell', () => {
  it('is trimmed', () => expect(textCell(' netflix ')).toBe('netflix'));

  it.each(['\tnetflix', '\rnetflix'])('that a spreadsheet could run is refused: %j', (cell) =>
    expect(() => textCell(cell)).toThrow('seperti rumus'),
  );
  it('may contain the sign of a formula after its start', () => {
    expect(textCell('a=b')).toBe('a=b');
    expect(textCell('a\tb')).toBe('a\tb');
  });
});

describe('an amount', () => {
  it.each([
    ['0', 0n],
    ['1234567890', 123_456_789_000n],
    ['47500,5', 4_750_050n],
    ['47500.25', 4_750_025n],
    [' 47500 ', 4_750_000n],
  ])('%s is read', (cell, amount) => expect(amountCell(cell)).toBe(sen(amount)));

  it.each(['12345678901', '47500,123', '1,', ',5', '47500 rupiah', 'x47500'])('%s is refused', (cell) =>
    expect(() => amountCell(cell)).toThrow('Tulis angka saja'),
  );
  it.each(['47.500', '1.047.500', '1.047.500,50', 'Rp 47.500', 'rp47.500', '47 500'])(
    '%s is refused as ambiguous',
    (cell) => expect(() => amountCell(cell)).toThrow('tanpa pemisah ribuan'),
  );

  it('that is left out is unknown; for the activation fee it is zero', () => {
    expect(amountCell(' ')).toBeNull();
    expect(feeCell('')).toBe(0n);
  });
});

it('months are one or two digits', () => {
  expect([monthsCell('1'), monthsCell('12')]).toEqual([1, 12]);
  for (const cell of ['', '120', 'x1', '1x', '1,5']) expect(() => monthsCell(cell)).toThrow('Tulis jumlah bulan');
});

describe('yes and no', () => {
  it.each(['ya', 'Ya', 'TRUE', 'benar', 'yes', '1'])('%s is yes', (cell) => expect(yesCell(cell)).toBe(true));
  it.each(['tidak', 'Tidak', 'FALSE', 'salah', 'no', '0', ''])('%j is no', (cell) => expect(yesCell(cell)).toBe(false));
});

it('names of derived components are unique and in one order', () => {
  expect(derivedCell('grandTotal|adminFee grandTotal')).toEqual(['adminFee', 'grandTotal']);
  expect(derivedCell('')).toEqual([]);
  expect(() => derivedCell('x'.repeat(50))).toThrow(`Tidak dikenal: ${'x'.repeat(40)}.`);
});

describe('a minute', () => {
  it.each([
    ['2026-12-01 09:30', '2026-12-01T02:30:00Z'],
    ['2026-12-01 09.30', '2026-12-01T02:30:00Z'],
    ['2026-2-1', '2026-01-31T17:00:00Z'],
    ['1/2/2026 23:59', '2026-02-01T16:59:00Z'],
    ['25/12/2027', '2027-12-24T17:00:00Z'],
    ['1 Desember 2027', '2027-11-30T17:00:00Z'],
    ['20 agt 2027 09.30', '2027-08-20T02:30:00Z'],
  ])('%s is in WIB', (cell, moment) => expect(minuteCell(cell, true)).toEqual(new Date(moment)));

  it.each(['2026-13-01', '2026-11-31', '2026-12-01 24:00', '2026-12-01 10:60', '2026-12-01 99:00', '31/11/2026'])(
    '%s does not exist',
    (cell) => expect(() => minuteCell(cell, true)).toThrow('Tanggal ini tidak ada'),
  );
  it('with two readings is refused where nothing settles the order', () => {
    expect(() => minuteCell('1/12/2027 00:00', false)).toThrow(
      '1/12/2027 bisa berarti 1 Desember atau 12 Januari. Tulis 2027-12-01 atau 1 Desember 2027',
    );
    for (const cell of ['01-02-2027', '01.02.2027', '01/02/27'])
      expect(() => minuteCell(cell, false)).toThrow('bisa berarti 1 Februari atau 2 Januari');
    for (const cell of ['25/12/2027', '25-12-2027', '25.12.2027', '5/5/2027', '2027-12-01', '1 Des 2027'])
      expect(minuteCell(cell, false)).toEqual(minuteCell(cell, true));
    expect(() => minuteCell('1 Dese 2027', true)).toThrow('Nama bulannya tidak dikenal: Dese');
  });

  it.each([
    '12026-12-01',
    '2026-12-011',
    'x2026-12-01',
    '2026-12-01 09:30 WIB',
    '101/2/2026',
    '31/12',
    '31 Des',
    '1/2/20260',
    'x1/2/2026',
    '1/2/2026 x',
  ])('%s is refused', (cell) => expect(() => minuteCell(cell, true)).toThrow('Tulis waktu mulai'));
});
