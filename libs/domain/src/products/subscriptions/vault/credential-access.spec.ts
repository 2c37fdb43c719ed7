import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS, type AccountStatus } from '../accounts/account-status.js';
import { checkReveal, checkStore, mayReveal, mayStore } from './credential-access.js';

const STATUSES = Object.keys(ACCOUNT_STATUS) as AccountStatus[];
const allowed = (rule: typeof mayReveal, role: 'host' | 'regular', blocked = false) =>
  STATUSES.filter((status) => rule({ role, status, blocked }));

describe('the vault', () => {
  it('is readable for active seats only, host or not', () => {
    expect(allowed(mayReveal, 'regular')).toEqual(['active']);
    expect(allowed(mayReveal, 'host')).toEqual(['active']);
  });

  it('is written by the host after the purchase', () => {
    expect(allowed(mayStore, 'host')).toEqual(['waitingForConfirmation', 'active']);
    expect(allowed(mayStore, 'regular')).toEqual([]);
  });

  it('is closed to blocked customers', () => {
    for (const role of ['host', 'regular'] as const)
      expect([allowed(mayReveal, role, true), allowed(mayStore, role, true)]).toEqual([[], []]);
  });

  it('refuses with a reason', () => {
    const seat = { role: 'regular', status: 'active', blocked: false } as const;
    expect(() => checkReveal({ ...seat, status: 'pending' })).toThrow('setelah kursimu aktif');
    expect(() => checkReveal({ ...seat, status: 'cancelled' })).toThrow('sudah berakhir');
    expect(() => checkReveal({ ...seat, blocked: true })).toThrow('blocked customer');
    expect(() => checkStore(seat)).toThrow('Hanya host');
    expect(() => checkStore({ ...seat, role: 'host', status: 'registered' })).toThrow('bukti pembelian dulu');
    expect(() => checkReveal({ ...seat, status: 'refunded' })).toThrow('sudah berakhir');
    expect(() => checkStore({ ...seat, role: 'host', blocked: true })).toThrow('blocked customer');
    expect(() => checkStore({ ...seat, role: 'host', status: 'cancelled' })).toThrow('Hanya host');
    expect(() => checkStore({ ...seat, status: 'registered' })).toThrow('Hanya host');
    expect(() => checkReveal(seat)).not.toThrow();
    expect(() => checkStore({ ...seat, role: 'host' })).not.toThrow();
  });
});
