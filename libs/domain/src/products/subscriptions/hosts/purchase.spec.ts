import { describe, expect, it } from '@jest/globals';
import type { AccountStatus } from '../accounts/account-status.js';
import { type PurchaseState, checkPurchaseAction, purchaseActions, scheduledOf } from './purchase.js';

const bought = (state: PurchaseState, seat: AccountStatus, isReimbursed = false, isReceivable = false) => ({
  state,
  seat,
  isReimbursed,
  wasCancelled: false,
  isReceivable,
});

describe('what an admin may do with a purchase', () => {
  it.each<[PurchaseState, AccountStatus, boolean, string[]]>([
    ['submitted', 'waitingForConfirmation', false, ['verify', 'reject', 'correct']],
    ['verified', 'active', false, []],
    ['verified', 'active', true, []],
    ['verified', 'cancelled', false, ['reimburse']],
    ['verified', 'cancelled', true, []],
    ['rejected', 'cancelled', false, []],
  ])('%s, with the seat %s, reimbursed %p: %j', (state, seat, isReimbursed, actions) =>
    expect(purchaseActions(bought(state, seat, isReimbursed))).toEqual(actions),
  );

  it('owes what was cancelled again, whatever has become of the seat, but one at a time', () => {
    const after = (...cancelled: boolean[]) => ({
      ...bought('verified', 'active'),
      ...scheduledOf(cancelled.map((isCancelled) => ({ isCancelled }))),
    });
    expect(purchaseActions(after(true))).toEqual(['reimburse']);
    expect(purchaseActions(after(true, false))).toEqual([]);
    expect(() => checkPurchaseAction(after(true, false), 'reimburse')).toThrow('sudah dijadwalkan');
  });

  it('settles or waives what an ended host owes, as long as it is open', () => {
    expect(purchaseActions(bought('verified', 'cancelled', true, true))).toEqual(['settle', 'waive']);
    expect(() => checkPurchaseAction(bought('verified', 'cancelled', true), 'settle')).toThrow('Tidak ada bagian');
    expect(() => checkPurchaseAction(bought('verified', 'active', true), 'correct')).toThrow('sudah diputuskan');
  });

  it.each([
    ['already scheduled', bought('verified', 'cancelled', true), 'sudah dijadwalkan'],
    ['scheduled by itself', bought('verified', 'active'), 'dijadwalkan sendiri'],
    ['not verified', bought('rejected', 'cancelled'), 'belum diverifikasi'],
  ])('a reimbursement that is %s is refused in its own words', (_, purchase, words) =>
    expect(() => checkPurchaseAction(purchase, 'reimburse')).toThrow(words),
  );
});
