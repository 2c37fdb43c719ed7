import { expect, it } from '@jest/globals';
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
  const at = '2026-11-20T00:00:00.000Z';
  expect(clockOf('paymentsToCheck', at)).toEqual({ since: at, dueAt: '2026-11-20T06:00:00.000Z' });
  expect(clockOf('reimbursementsToPay', at)).toEqual({ since: null, dueAt: at });
  expect(clockOf('costsProposed', at)).toEqual({ since: at, dueAt: null });
});
