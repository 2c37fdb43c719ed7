import { describe, expect, it } from '@jest/globals';
import { USUAL_HOURS, isOpen } from './opening-hours.js';
import { areOpeningHours, morningOf, nextClosing, nextMorning, nextOpening } from './opening-times.js';

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
    ['09.00-24.00', false],
    ['09.60-21.00', false],
    ['09:00-21:00', false],
    [' 09.00-21.00', false],
    ['', false],
  ])('%p: %p', (text, isRight) => expect(areOpeningHours(text)).toBe(isRight));

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
