import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS, type AccountStatus } from '../accounts/account-status.js';
import { type VaultMember, checkReveal, checkStore, mayReveal, mayStore } from './credential-access.js';

const STATUSES = Object.keys(ACCOUNT_STATUS) as AccountStatus[];
const allowed = (rule: (member: VaultMember) => boolean, role: 'host' | 'regular', blocked = false) =>
  STATUSES.filter((status) => rule({ role, status, blocked, isInvited: false }));
const mayRevealOwn = (member: VaultMember) => mayReveal(member, 'host');
const mayRevealProvided = (member: VaultMember) => mayReveal(member, 'admin');

describe('the vault', () => {
  it('is readable for active seats only, host or not', () => {
    expect(allowed(mayRevealOwn, 'regular')).toEqual(['active']);
    expect(allowed(mayRevealOwn, 'host')).toEqual(['active']);
    expect(allowed((member) => mayReveal(member, null), 'host')).toEqual(['active']);
  });

  it('shows a host what an admin has provided before it buys, and no other member', () => {
    const live = STATUSES.filter((status) => status !== 'cancelled' && status !== 'refunded');
    expect(allowed(mayRevealProvided, 'host')).toEqual(live);
    expect(allowed(mayRevealProvided, 'regular')).toEqual(['active']);
  });

  it('is shut for a member who is invited to use an account of its own', () => {
    const isInvited = true;
    for (const rule of [mayRevealOwn, mayRevealProvided])
      expect(allowed((member) => rule({ ...member, isInvited }), 'regular')).toEqual([]);
    const seat = { role: 'regular', status: 'active', blocked: false, isInvited } as const;
    expect(() => checkReveal(seat, 'admin')).toThrow('lewat undangan');
    expect(() => checkReveal({ ...seat, status: 'cancelled' }, 'admin')).toThrow('sudah berakhir');
  });

  it('is written by the host after the purchase', () => {
    expect(allowed(mayStore, 'host')).toEqual(['waitingForConfirmation', 'active']);
    expect(allowed(mayStore, 'regular')).toEqual([]);
  });

  it('is closed to blocked customers', () => {
    for (const role of ['host', 'regular'] as const)
      expect([allowed(mayRevealProvided, role, true), allowed(mayStore, role, true)]).toEqual([[], []]);
  });

  it('refuses with a reason', () => {
    const seat = { role: 'regular', status: 'active', blocked: false, isInvited: false } as const;
    expect(() => checkReveal({ ...seat, status: 'pending' }, 'host')).toThrow('setelah kursimu aktif');
    expect(() => checkReveal({ ...seat, status: 'cancelled' }, 'host')).toThrow('sudah berakhir');
    expect(() => checkReveal({ ...seat, blocked: true }, 'host')).toThrow('blocked customer');
    expect(() => checkStore(seat)).toThrow('Hanya host');
    expect(() => checkStore({ ...seat, role: 'host', status: 'registered' })).toThrow('bukti pembelian dulu');
    expect(() => checkReveal({ ...seat, status: 'refunded' }, 'host')).toThrow('sudah berakhir');
    expect(() => checkStore({ ...seat, role: 'host', blocked: true })).toThrow('blocked customer');
    expect(() => checkStore({ ...seat, role: 'host', status: 'cancelled' })).toThrow('Hanya host');
    expect(() => checkStore({ ...seat, status: 'registered' })).toThrow('Hanya host');
    expect(() => checkReveal(seat, 'host')).not.toThrow();
    expect(() => checkStore({ ...seat, role: 'host' })).not.toThrow();
  });
});
