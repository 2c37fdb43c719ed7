import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../sales/orders/order-status.js';
import { type ChangeablePlan, variantChange } from './variant-change.js';

const PLAN: ChangeablePlan = {
  providerSlug: 'netflix',
  familyUid: 'one',
  isHost: false,
  isPo: false,
  needsTv: false,
  eligibility: [{ slug: 'family' }, { slug: 'country' }],
};
const UNPAID = { status: 'awaitingPayment', hasProof: false } as const;
const refused = (why: string) => ({ possible: false, why: expect.stringContaining(why) });

describe('another plan for an order', () => {
  it('keeps the seat in the same shared subscription, and needs another one elsewhere', () => {
    expect(variantChange(UNPAID, PLAN, { ...PLAN, needsTv: true })).toEqual({ possible: true, keepsSeat: true });
    expect(variantChange(UNPAID, PLAN, { ...PLAN, familyUid: 'two' })).toEqual({ possible: true, keepsSeat: false });
  });

  it.each<OrderStatus>(['awaitingConfirmation', 'processing', 'completed', 'cancelled', 'refunded', 'expired'])(
    'is refused of an order that is %s',
    (status) => {
      expect(variantChange({ status, hasProof: false }, PLAN, PLAN)).toEqual(
        refused('sebelum kamu membayar (juga dengan kredit)'),
      );
    },
  );

  it('is refused after a proof, also one that was rejected', () => {
    expect(variantChange({ ...UNPAID, hasProof: true }, PLAN, PLAN)).toEqual(
      refused('sebelum kamu membayar (juga dengan kredit)'),
    );
  });

  it.each<[Partial<ChangeablePlan>, string]>([
    [{ isHost: true }, 'Paket host'],
    [{ providerSlug: 'spotify' }, 'layanan yang sama'],
    [{ isPo: true }, 'pre-order dan paket langsung'],
    [{ eligibility: [{ slug: 'family' }] }, 'Syarat paket ini berbeda'],
  ])('is refused where it would be another promise: %j', (other, why) => {
    expect(variantChange(UNPAID, PLAN, { ...PLAN, ...other })).toEqual(refused(why));
    expect(variantChange(UNPAID, { ...PLAN, ...other }, PLAN)).toEqual(refused(why));
  });

  it('asks for the same points, in whatever sequence', () => {
    const turned = { ...PLAN, eligibility: [...PLAN.eligibility].reverse() };
    expect(variantChange(UNPAID, PLAN, turned)).toMatchObject({ possible: true });
  });

  it('of a pre-order ends with the full group where the seat would be another one', () => {
    const preOrder = { ...PLAN, isPo: true };
    const longer = { ...preOrder, familyUid: 'two' };
    expect(variantChange({ ...UNPAID, status: 'waitingForGroup' }, preOrder, longer)).toMatchObject({ possible: true });
    expect(variantChange(UNPAID, preOrder, longer)).toEqual(refused('sudah penuh'));
    expect(variantChange(UNPAID, preOrder, preOrder)).toEqual({ possible: true, keepsSeat: true });
  });
});
