import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from './account-status.js';
import { type WaitingSeat, mayTakeMoneyBack, waitsUntil } from './money-back.js';

const DUE = new Date('2026-11-23T03:00:00Z');
const PAID = new Date('2026-11-20T03:00:00Z');
const WAITS: WaitingSeat = { role: 'regular', status: ACCOUNT_STATUS.pending, confirmedAt: PAID, moneyBackDueAt: DUE };

describe('the money of a seat', () => {
  it.each([
    [-1, false],
    [0, true],
    [31 * 86_400_000, true],
  ])('that waits can be taken back from the due moment on (%i ms after it: %s)', (after, may) => {
    const now = new Date(DUE.getTime() + after);
    expect(mayTakeMoneyBack(WAITS, now)).toBe(may);
  });

  it.each(Object.values(ACCOUNT_STATUS).filter((status) => status !== ACCOUNT_STATUS.pending))(
    'with status %i cannot be taken back by the member',
    (status) => {
      expect(mayTakeMoneyBack({ ...WAITS, status }, DUE)).toBe(false);
    },
  );

  it('counts from the confirmation that is shown, also where the due moment was never written', () => {
    const seat = { ...WAITS, moneyBackDueAt: null };
    expect(waitsUntil(seat)).toEqual(DUE);
    expect([-1, 0].map((after) => mayTakeMoneyBack(seat, new Date(DUE.getTime() + after)))).toEqual([false, true]);
  });

  it('that waits without a payment has none to take back', () => {
    expect(mayTakeMoneyBack({ ...WAITS, confirmedAt: null, moneyBackDueAt: null }, DUE)).toBe(false);
  });
});
