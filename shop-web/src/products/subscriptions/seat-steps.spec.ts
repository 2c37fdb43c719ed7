import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { HOST_WAITS } from '#domain/products/subscriptions/accounts/host-wait';
import type { OrderKind } from '#domain/sales/orders/order-status';
import { seatSteps } from './seat-steps';

const SEAT = { hasAccess: false, isAsked: true, isFull: true, wasActive: false };
const now = (
  kind: OrderKind,
  status: keyof typeof ACCOUNT_STATUS,
  more: Partial<typeof SEAT & { why: string }> = {},
) => {
  const line = seatSteps({ ...SEAT, ...more, kind, status: ACCOUNT_STATUS[status] });
  return line && (line.steps[line.done]?.now ?? 'done');
};

describe('the step of a seat now', () => {
  it('of one that is paid at once', () => {
    expect(now('ready', 'registered')).toBe('Bayar');
    expect(now('ready', 'waitingForConfirmation')).toBe('Dicek');
    expect(now('ready', 'pending')).toBe('Menunggu grup');
    expect(now('ready', 'active')).toBe('Disiapkan');
    expect(now('ready', 'active', { hasAccess: true })).toBe('done');
  });

  it('of a pre-order, which is paid once its group is full', () => {
    expect(now('pre-order', 'registered', { isAsked: false })).toBe('Menunggu grup');
    expect(now('pre-order', 'registered')).toBe('Bayar');
    expect(now('pre-order', 'waitingForConfirmation')).toBe('Dicek');
    expect(now('pre-order', 'pending')).toBe('Menunggu grup');
    expect(now('pre-order', 'active')).toBe('Disiapkan');
    expect(now('pre-order', 'active', { hasAccess: true })).toBe('done');
  });

  it('of a pre-order whose group is not full any more, because members left, is the full group', () => {
    const lacking = { isFull: false };
    expect(now('pre-order', 'registered', lacking)).toBe('Menunggu grup');
    expect(now('pre-order', 'waitingForFollowUp', lacking)).toBe('Menunggu grup');
    expect(now('pre-order', 'waitingForConfirmation', lacking)).toBe('Dicek');
    expect(now('pre-order', 'pending', lacking)).toBe('Menunggu grup');
    expect(now('pre-order', 'active', lacking)).toBe('Disiapkan');
    expect(now('pre-order', 'active', { ...lacking, hasAccess: true })).toBe('done');
    expect(now('ready', 'registered', lacking)).toBe('Bayar');
  });

  it('names the host that a paid seat waits for', () => {
    const why = HOST_WAITS.missing.why;
    expect(now('ready', 'pending', { why })).toBe('Menunggu host');
    expect(now('pre-order', 'pending', { why, isFull: false })).toBe('Menunggu host');
    expect(now('ready', 'active', { why: HOST_WAITS.login.why })).toBe('Menunggu host');
    expect(now('ready', 'active', { why, hasAccess: true })).toBe('done');
  });

  it('of a host, who buys', () => {
    expect(now('host', 'registered')).toBe('Beli');
    expect(now('host', 'waitingForConfirmation')).toBe('Dicek');
    expect(now('host', 'pending')).toBe('Menunggu grup');
    expect(now('host', 'active', { hasAccess: true })).toBe('done');
  });

  it('goes back to the payment with a rejected proof, and is none of a renewal or of a seat that has ended', () => {
    expect(now('ready', 'waitingForFollowUp')).toBe('Bayar');
    expect(now('ready', 'waitingForFollowUp', { wasActive: true })).toBeNull();
    expect(now('ready', 'cancelled')).toBeNull();
    expect(now('ready', 'refunded')).toBeNull();
  });
});
