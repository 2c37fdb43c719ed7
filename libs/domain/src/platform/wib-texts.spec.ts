import { expect, it } from '@jest/globals';
import { formatDate, formatDateTime, formatDeadline, formatMoment } from './wib-texts.js';

it.each(['America/New_York', 'Pacific/Auckland'])('a moment is shown in WIB where the clock is of %s', (zone) => {
  const usual = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    expect(new Date('2026-12-31T16:59:00Z').getHours()).not.toBe(23);
    expect(formatDateTime('2026-12-31T16:59:00Z')).toBe('31 Des 2026, 23.59 WIB');
    expect(formatDate('2026-12-31T17:00:00Z')).toBe('1 Jan 2027');
    expect(formatDeadline('2026-12-31T16:59:00Z')).toBe('Kam, 31 Des 2026, 23.59 WIB');
  } finally {
    if (usual === undefined) delete process.env['TZ'];
    else process.env['TZ'] = usual;
  }
});

it.each([
  // 23.30 in Jakarta on 29 November, which is 16.30 UTC: the day is that of Jakarta.
  ['2026-11-29T16:59:00Z', 'hari ini 23.59 WIB'],
  ['2026-11-28T17:01:00Z', 'hari ini 00.01 WIB'],
  // The end of a day is of that day: who reads the next one would pay too late.
  ['2026-11-28T17:00:00Z', 'Sab, 28 Nov 2026, 23.59 WIB'],
  ['2026-11-29T17:00:00Z', 'hari ini 23.59 WIB'],
  ['2026-11-30T12:51:00Z', 'besok 19.51 WIB'],
  ['2026-11-30T17:00:00Z', 'besok 23.59 WIB'],
  ['2026-11-30T17:01:00Z', 'Sel, 1 Des 2026, 00.01 WIB'],
  ['2026-11-28T16:59:00Z', 'Sab, 28 Nov 2026, 23.59 WIB'],
  ['2027-11-29T16:59:00Z', 'Sen, 29 Nov 2027, 23.59 WIB'],
])('%s is said as near as it is: %s', (instant, words) => {
  expect(formatMoment(instant, new Date('2026-11-29T16:30:00Z'))).toBe(words);
});
