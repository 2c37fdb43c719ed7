import { expect, it } from '@jest/globals';
import { formatDate, formatDateTime, formatDeadline } from './wib-texts.js';

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
