import { expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { mostUrgent, urgencyOf } from './urgency';

const dueAt = '2026-11-20T06:00:00.000Z';

it.each([
  [33, 'inTime'],
  [6.1, 'inTime'],
  [6, 'near'],
  [0, 'near'],
  [-0.1, 'late'],
] as const)('what has %d hours left is %s, however long it was given', (hours, urgency) => {
  expect(urgencyOf(dueAt, Date.parse(dueAt) - hours * HOUR_MS)).toBe(urgency);
});

it('what is most urgent stands for all', () => {
  expect(mostUrgent([])).toBe('inTime');
  expect(mostUrgent(['near', 'inTime'])).toBe('near');
  expect(mostUrgent(['near', 'late', 'inTime'])).toBe('late');
});
