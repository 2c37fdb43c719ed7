import { expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { checkDueAt } from '#domain/sales/payments/check-promise';
import { mostUrgent, urgencyOf } from './urgency';

const since = new Date('2026-11-20T00:00:00.000Z');
const dueAt = checkDueAt(since).toISOString();

it.each([
  [3, 'inTime'],
  [4.8, 'inTime'],
  [4.9, 'near'],
  [6, 'near'],
  [6.1, 'late'],
] as const)('a proof that has waited %d hours of the promised 6 is %s', (hours, urgency) => {
  expect(urgencyOf(since.toISOString(), dueAt, since.getTime() + hours * HOUR_MS)).toBe(urgency);
});

it('a deadline of which it is not known since when it runs is near on its last day', () => {
  const at = (hoursLeft: number) => urgencyOf(null, dueAt, Date.parse(dueAt) - hoursLeft * HOUR_MS);
  expect([25, 23, -1].map(at)).toEqual(['inTime', 'near', 'late']);
});

it('what is most urgent stands for all', () => {
  expect(mostUrgent([])).toBe('inTime');
  expect(mostUrgent(['near', 'inTime'])).toBe('near');
  expect(mostUrgent(['near', 'late', 'inTime'])).toBe('late');
});
