import { describe, expect, it } from '@jest/globals';
import {
  isAvailable,
  newProductCode,
  outcomeOf,
  placesLeft,
  productMoves,
  promoEndSeconds,
  takesOrders,
} from './product-state.js';
import { shareMoves } from './share.js';

const now = new Date('2026-12-01T10:00:00Z');
const later = new Date('2026-12-01T10:00:01Z');

describe('a product that people buy together', () => {
  it('can be joined while it is open and has no end or one in the future', () => {
    expect(isAvailable({ state: 'open', promoEndAt: null }, now)).toBe(true);
    expect(isAvailable({ state: 'open', promoEndAt: later }, now)).toBe(true);
    expect(isAvailable({ state: 'open', promoEndAt: now }, now)).toBe(false);
    expect(isAvailable({ state: 'reached', promoEndAt: later }, now)).toBe(false);
  });

  it('is accepted once: the second time the refusal says that it runs', () => {
    expect(() => productMoves.after('open', 'accept', 'admin')).toThrow('Sekeranjang ini sedang berjalan.');
  });

  it('takes orders until an hour before its end', () => {
    const before = (minutes: number) => ({
      state: 'open' as const,
      promoEndAt: new Date(now.getTime() + minutes * 60_000),
    });
    expect([60, 59].map((minutes) => takesOrders(before(minutes), now))).toEqual([true, false]);
    expect(takesOrders({ state: 'open', promoEndAt: null }, now)).toBe(true);
    expect(takesOrders({ state: 'reached', promoEndAt: null }, now)).toBe(false);
  });

  it('says its end in unix seconds, 0 for none', () => {
    expect([promoEndSeconds(null), promoEndSeconds(later)]).toEqual([0, 1_796_119_201]);
  });

  it('has places for unpaid and paid orders together', () => {
    expect(placesLeft({ maxBuyers: 5, held: 2, joined: 2 })).toBe(1);
    expect(placesLeft({ maxBuyers: null, held: 2, joined: 2 })).toBeNull();
  });

  it('is decided when no unpaid order holds a place any more', () => {
    expect(outcomeOf({ held: 1, joined: 9 }, 5)).toBeNull();
    expect(outcomeOf({ held: 0, joined: 5 }, 5)).toBe('reach');
    expect(outcomeOf({ held: 0, joined: 4 }, 5)).toBe('miss');
  });

  it('is bought by admins after it was reached only, and a decision is final', () => {
    expect(productMoves.actionsOn('reached', 'admin')).toEqual(['buy']);
    expect(productMoves.actionsOn('open', 'admin')).toEqual([]);
    for (const end of ['rejected', 'missed', 'bought'] as const) expect(productMoves.actionsOn(end)).toEqual([]);
  });

  it('has a code without characters that look alike', () => {
    expect(newProductCode(() => 0)).toBe('SKR-AAAAAAA');
  });
});

describe('a share', () => {
  it('is held, paid, won and supplied', () => {
    const states = (['pay', 'win', 'supply'] as const).reduce<string[]>(
      (path, action) => [...path, shareMoves.after(path.at(-1) as 'held', action as 'pay', 'system')],
      ['held'],
    );
    expect(states).toEqual(['held', 'joined', 'won', 'supplied']);
  });

  it('that was paid is never released without its money', () => {
    expect(() => shareMoves.after('joined', 'release' as 'refund', 'system')).toThrow();
    expect(shareMoves.actionsOn('won', 'system')).toEqual(['supply']);
  });
});
