import { expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { moneyBackDueAt } from '#domain/products/subscriptions/accounts/money-back';
import { urgencyOf } from './urgency';

const since = new Date('2026-11-20T00:00:00.000Z');
const dueAt = moneyBackDueAt(since).toISOString();

it.each([
  [45, 'inTime'],
  [47.9, 'inTime'],
  [48, 'near'],
  [72, 'near'],
  [72.1, 'late'],
] as const)('a seat that has waited %d hours of the promised 72 is %s', (hours, urgency) => {
  expect(urgencyOf(since.toISOString(), dueAt, since.getTime() + hours * HOUR_MS)).toBe(urgency);
});
