import { describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_STATUS,
  ACCOUNT_STATUS_LABEL,
  LIVE_ACCOUNT_CODES,
  accountStatusOf,
  holdsSeat,
} from './account-status.js';

/** The published codes, written by hand. */
const CODES: [code: number, label: string][] = [
  [1, 'Registered'],
  [2, 'Waiting For Confirmation'],
  [3, 'Active'],
  [4, 'Pending'],
  [5, 'Cancel'],
  [6, ''],
  [7, 'Waiting For Follow-up'],
];

describe('account status', () => {
  it.each(CODES)('%i is shown as %p', (code, label) => {
    const status = accountStatusOf(code);
    expect(ACCOUNT_STATUS[status]).toBe(code);
    expect(ACCOUNT_STATUS_LABEL[status]).toBe(label);
  });

  it('has no other codes', () => {
    expect(Object.values(ACCOUNT_STATUS).sort()).toEqual(CODES.map(([code]) => code));
    for (const code of [0, 8, -1, 1.5, Number.NaN]) expect(() => accountStatusOf(code)).toThrow(RangeError);
  });

  it('gives the seat back on Cancel and Refund only', () => {
    expect(CODES.map(([code]) => code).filter((code) => holdsSeat(accountStatusOf(code)))).toEqual([1, 2, 3, 4, 7]);
    expect([...LIVE_ACCOUNT_CODES].sort()).toEqual([1, 2, 3, 4, 7]);
  });
});
