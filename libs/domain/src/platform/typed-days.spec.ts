import { describe, expect, it } from '@jest/globals';
import { areDaysFirst, monthNamed, secondReading, typedDay } from './typed-days.js';

describe('the name of a month', () => {
  it.each([
    ['Jan', 1],
    ['januari', 1],
    ['Feb', 2],
    ['Peb', 2],
    ['Pebruari', 2],
    ['Mrt', 3],
    ['Maret', 3],
    ['Apr.', 4],
    ['Mei', 5],
    ['May', 5],
    ['Juni', 6],
    ['JUL', 7],
    ['Agt', 8],
    ['Ags', 8],
    ['Agust', 8],
    ['Agustus', 8],
    ['August', 8],
    ['Sept', 9],
    ['Okt', 10],
    ['Oct', 10],
    ['Nop', 11],
    ['Nopember', 11],
    ['Nov', 11],
    ['Des', 12],
    ['December', 12],
  ])('%s is read', (word, month) => expect(monthNamed(word)).toBe(month));

  it.each(['Ja', 'Janu', 'Julio', 'Agx', 'Senin', ''])('%j is none', (word) => expect(monthNamed(word)).toBeNull());
});

describe('a day', () => {
  const clock = { hour: null, minute: 0, second: 0 };
  it.each([
    '2026-12-31',
    '2026/12/31',
    '2026.12.31',
    '31/12/2026',
    '31-12-2026',
    '31.12.2026',
    '31 12 2026',
    '31/12/26',
    '31-12-26',
    ' 31 Des 2026 ',
    '31-Des-26',
    '31/Desember/2026',
    '31.Des.2026',
    '31 Des. 2026',
  ])('%s is read', (text) => expect(typedDay(text)).toEqual({ year: 2026, month: 12, day: 31, ...clock }));

  it.each(['31-12-2026 23:59', '31.12.2026 23.59', '2026/12/31T23:59', '31 Des 2026  23:59:00'])(
    '%s is read with its time',
    (text) => expect(typedDay(text)).toMatchObject({ year: 2026, month: 12, day: 31, hour: 23, minute: 59 }),
  );

  it('may be without a year, and of a month that has no such name', () => {
    expect(typedDay('31/12')).toMatchObject({ year: null, month: 12, day: 31 });
    expect(typedDay('31 Des 09.30')).toMatchObject({ year: null, month: 12, day: 31, hour: 9 });
    expect(typedDay('31 Dese 2026')).toMatchObject({ month: 'Dese' });
  });

  it.each([
    '',
    'besok',
    '09.30',
    '09.30.15',
    '31.12',
    '31/12-2026',
    '12026-12-01',
    '2026-12-011',
    '1/2/20260',
    '1/2/2026 x',
  ])('%j is none', (text) => expect(typedDay(text)).toBeNull());
});

describe('a day in digits', () => {
  it.each([
    ['1/12/2027', '1/12/2027 bisa berarti 1 Desember atau 12 Januari. Tulis 2027-12-01 atau 1 Desember 2027'],
    ['03-04-27 10:00', '03-04-27 bisa berarti 3 April atau 4 Maret. Tulis 2027-04-03 atau 3 April 2027'],
    ['01.02.2027', '01.02.2027 bisa berarti 1 Februari atau 2 Januari. Tulis 2027-02-01 atau 1 Februari 2027'],
    ['05/11', '05/11 bisa berarti 5 November atau 11 Mei. Tulis tanggalnya seperti 2027-12-01 atau 1 Desember 2027'],
  ])('%s has two readings', (text, message) => expect(secondReading(text)).toBe(message));

  it.each([
    '25/12/2027',
    '12/25/2027',
    '5/5/2027',
    '25.12.2027',
    '2027-12-01',
    '2027.12.01',
    '1 Des 2027',
    '13/12',
    '09.10',
    '09.10.11',
    'x',
    '0/3/2027',
    '',
  ])('%j has one at most', (text) => expect(secondReading(text)).toBeNull());

  it('is settled by another one that can only be read day first, unless one can only be read month first', () => {
    expect(areDaysFirst(['1/12/2027', '25/12/2027 00:00'])).toBe(true);
    expect(areDaysFirst(['Periode : 01/11/2026 - 30/11/2026'])).toBe(true);
    expect(areDaysFirst(['1/12/2027', '13/12'])).toBe(true);
    expect(areDaysFirst(['1.12.2027', '13.12.2027 09.30'])).toBe(true);
    expect(areDaysFirst(['13/12/2027 09.30', '13/12/2027 09.30.15'])).toBe(true);
    expect(areDaysFirst(['1/12/2027', '2/3/2027', '2027-12-25', '25 Des 2027'])).toBe(false);
    expect(areDaysFirst(['25/12/2027', '12/25/2027'])).toBe(false);
    expect(areDaysFirst([])).toBe(false);
  });
});
