import { expect, it } from '@jest/globals';
import type { DeskName } from '#contracts/desks';
import { USUAL_HOURS } from '#domain/platform/opening-hours';
import { type Clock, clockOf, inOrderOfWork } from './desk-clock.js';

interface Waiting extends Clock {
  title: string;
  isLate: boolean;
}

const row = (title: string, given: Partial<Waiting>): Waiting => ({
  title,
  isLate: false,
  since: null,
  dueAt: null,
  ...given,
});

it('what is late comes first, then what is due soonest, then what waits longest', () => {
  const rows = [
    row('no clock', {}),
    row('young', { since: '2026-11-20T00:00:00Z' }),
    row('old', { since: '2026-11-01T00:00:00Z' }),
    row('due later', { dueAt: '2026-11-30T00:00:00Z' }),
    row('due soon', { since: '2026-11-27T00:00:00Z', dueAt: '2026-11-29T00:00:00Z' }),
    row('late', { dueAt: '2026-11-28T00:00:00Z', isLate: true }),
    row('fault', { isLate: true }),
  ];
  expect(inOrderOfWork(rows).map(({ title }) => title)).toEqual([
    'late',
    'fault',
    'due soon',
    'due later',
    'old',
    'young',
    'no clock',
  ]);
});

it('the clock of a proof ends with the promise to check it, of a payout with its day; of a cost nothing is promised', () => {
  // 22.00 in WIB: the shop opens at 09.00.
  const at = '2026-11-20T15:00:00.000Z';
  const clock = (desk: DeskName) => clockOf(desk, at, USUAL_HOURS);
  expect(clock('paymentsToCheck')).toEqual({ since: at, dueAt: '2026-11-21T08:00:00.000Z' });
  expect(clock('reimbursementsToPay')).toEqual({ since: null, dueAt: at });
  expect(clock('costsProposed')).toEqual({ since: at, dueAt: null });
  expect(clockOf('paymentsToCheck', null, USUAL_HOURS)).toEqual({ since: null, dueAt: null });
});
