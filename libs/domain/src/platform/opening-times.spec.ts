import { describe, expect, it } from '@jest/globals';
import { USUAL_HOURS, isOpen } from './opening-hours.js';
import {
  areOpeningHours,
  morningOf,
  nextClosing,
  nextMorning,
  nextOpening,
  readOpeningHours,
} from './opening-times.js';

/** 'YYYY-MM-DD HH.MM' in WIB. */
const wib = (text: string) => new Date(`${text.replace(' ', 'T').replace('.', ':')}:00+07:00`);

describe('opening hours', () => {
  it.each([
    [USUAL_HOURS, true],
    ['00.00-23.59', true],
    ['08.30-12.30', true],
    ['08.30-12.29', false],
    ['21.00-09.00', false],
    ['9.00-21.00', false],
    ['09.00-24.00', true],
    ['00.00-24.00', true],
    ['09.00-24.01', false],
    ['24.00-24.00', false],
    ['09.60-21.00', false],
    ['09:00-21:00', false],
    [' 09.00-21.00', false],
    ['', false],
  ])('%p: %p', (text, isRight) => expect(areOpeningHours(text)).toBe(isRight));

  it.each([
    ['09.00–21.00', '09.00-21.00'],
    ['09.00 - 21.00', '09.00-21.00'],
    [' 9.00 — 21.00 ', '09.00-21.00'],
    ['09:00-21:00', '09.00-21.00'],
    ['09.00 s.d. 21.00', '09.00-21.00'],
    ['09.00 sampai 21.00', '09.00-21.00'],
    ['00.00–24.00', '00.00-24.00'],
    ['24 jam', '24 jam'],
    ['9-21', '9-21'],
  ])('are read as people write them: %j is %j', (typed, hours) => expect(readOpeningHours(typed)).toBe(hours));

  it('of all day never close, and of until midnight do there', () => {
    for (const time of ['00.00', '03.30', '23.59']) expect(isOpen(wib(`2026-11-20 ${time}`), '00.00-24.00')).toBe(true);
    const last = new Date(wib('2026-11-21 00.00').getTime() - 1);
    expect([last, wib('2026-11-21 00.00')].map((at) => isOpen(at, '09.00-24.00'))).toEqual([true, true]);
    expect(isOpen(new Date(wib('2026-11-21 00.00').getTime() + 1), '09.00-24.00')).toBe(false);
    expect(nextOpening(wib('2026-11-20 03.00'), '00.00-24.00')).toEqual(wib('2026-11-20 03.00'));
    expect(nextMorning(wib('2026-11-21 00.30'), '09.00-24.00')).toEqual(wib('2026-11-21 10.00'));
    expect(morningOf('00.00-24.00')).toBe('01.00');
  });

  it('are open from the first to the last minute, in Jakarta', () => {
    const at = (time: string) => isOpen(wib(`2026-11-20 ${time}`), '08.30-17.15');
    expect(['08.29', '08.30', '17.15', '17.16'].map(at)).toEqual([false, true, true, false]);
  });

  it('lead to the next opening and to the morning, an hour later', () => {
    expect(nextOpening(wib('2026-11-20 12.00'), '08.30-17.15')).toEqual(wib('2026-11-20 12.00'));
    expect(nextOpening(wib('2026-11-20 18.00'), '08.30-17.15')).toEqual(wib('2026-11-21 08.30'));
    expect(nextMorning(wib('2026-11-20 18.00'), '08.30-17.15')).toEqual(wib('2026-11-21 09.30'));
    expect(nextMorning(wib('2026-11-20 03.00'), '08.30-17.15')).toEqual(wib('2026-11-20 09.30'));
    expect(nextClosing(wib('2026-11-20 12.00'), '08.30-17.15')).toEqual(wib('2026-11-20 17.15'));
    expect(nextClosing(wib('2026-11-20 17.15'), '08.30-17.15')).toEqual(wib('2026-11-20 17.15'));
    expect(nextClosing(wib('2026-11-20 17.16'), '08.30-17.15')).toEqual(wib('2026-11-21 17.15'));
    expect([morningOf(USUAL_HOURS), morningOf('08.30-17.15')]).toEqual(['10.00', '09.30']);
  });
});
