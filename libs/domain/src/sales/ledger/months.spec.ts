import { describe, expect, it } from '@jest/globals';
import { addMonths, checkClosable, monthsOf } from './months.js';

describe('months', () => {
  it('go over the end of a year, both ways', () => {
    expect(monthsOf('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('of a report are in order and not more than two years', () => {
    expect(() => monthsOf('2026-02', '2026-01')).toThrow(/tidak boleh sesudah bulan akhir/);
    expect(monthsOf('2025-01', '2026-12')).toHaveLength(24);
    expect(() => monthsOf('2025-01', '2027-01')).toThrow(/Paling banyak 24 bulan/);
  });
});

describe('a month is closed', () => {
  const now = { closed: '2026-09', first: '2026-03', current: '2026-11', alarms: 0, openLines: 0 };

  it('when it is over, after the one before, with books that are right', () => {
    expect(() => checkClosable('2026-10', now)).not.toThrow();
    expect(() => checkClosable('2026-03', { ...now, closed: null })).not.toThrow();
  });

  it.each([
    ['2026-11', now, 'belum selesai'],
    ['2026-08', now, 'Berikutnya 2026-10'],
    ['2026-04', { ...now, closed: null }, 'Berikutnya 2026-03'],
    ['2026-10', { ...now, alarms: 1 }, 'Masih ada selisih'],
    ['2026-10', { ...now, openLines: 2 }, 'Masih ada 2 baris rekening koran'],
  ])('not so %s', (month, given, why) => {
    expect(() => checkClosable(month, given)).toThrow(why);
  });
});
