import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from './account-status.js';
import { SEAT_STATE_WORD, hasAccess, isPrepared, seatStateOf, statusWordOf } from './seat-state.js';

describe('the state of a seat', () => {
  it('has one Indonesian word for each status, and none for a refund, which is shown empty', () => {
    expect(Object.values(ACCOUNT_STATUS).map((code) => [code, statusWordOf(code)])).toEqual([
      [1, 'Dipesan'],
      [2, 'Dicek'],
      [3, 'Aktif'],
      [4, 'Menunggu grup'],
      [5, 'Berakhir'],
      [6, ''],
      [7, 'Perlu tindakan'],
    ]);
    expect(statusWordOf(99)).toBe('');
    expect(new Set(Object.values(SEAT_STATE_WORD)).size).toBe(8);
  });

  it('is active only once it can be used', () => {
    expect(seatStateOf(ACCOUNT_STATUS.active, false)).toBe('prepared');
    expect(seatStateOf(ACCOUNT_STATUS.active, true)).toBe('active');
    expect(seatStateOf(ACCOUNT_STATUS.registered, false)).toBe('ordered');
  });

  it('is prepared only while it is active without access', () => {
    const prepared = Object.values(ACCOUNT_STATUS).filter((status) => isPrepared({ status, hasAccess: false }));
    expect(prepared).toEqual([ACCOUNT_STATUS.active]);
    expect(isPrepared({ status: ACCOUNT_STATUS.active, hasAccess: true })).toBe(false);
  });
});

describe('an active seat can be used', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  const member = { role: 'regular', withVoucher: false, isClaimedMissing: false };

  it('by a host, and with a voucher, at once', () => {
    expect(hasAccess({ ...member, role: 'host', access: null })).toBe(true);
    expect(hasAccess({ ...member, withVoucher: true, access: null })).toBe(true);
  });

  it('by a member from the login or invitation on', () => {
    expect(hasAccess({ ...member, access: null })).toBe(false);
    expect(hasAccess({ ...member, access: { dueAt: at, confirmedAt: null } })).toBe(true);
    expect(hasAccess({ ...member, access: { dueAt: null, confirmedAt: at } })).toBe(true);
  });

  it('by no member who claims that there is no login, while the group has none', () => {
    const was = { dueAt: null, confirmedAt: at };
    expect(hasAccess({ ...member, access: was, isClaimedMissing: true })).toBe(false);
    expect(hasAccess({ ...member, role: 'host', access: null, isClaimedMissing: true })).toBe(true);
  });

  it('by a member who has moved only from the access to the new group on', () =>
    expect(hasAccess({ ...member, access: { dueAt: null, confirmedAt: null } })).toBe(false));
});
