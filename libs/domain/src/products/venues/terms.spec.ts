import { describe, expect, it } from '@jest/globals';
import { sen } from '../../platform/sen.js';
import { type Cancelling, cancellingOf, freeCancelText, slotEndedText } from './cancelling.js';
import { bookable, bookerShare, cutoffOf, feeIn, keptOf, latestPaymentOf, playerShare, reminderOf } from './terms.js';

const STARTS = new Date('2026-11-28T12:00:00Z');
const cutoffAt = cutoffOf(STARTS, 6);
const at = (iso: string) => new Date(iso);

it('a price is shared in whole rupiah, and the booker pays what does not divide', () => {
  const price = sen(10_000_000n);
  expect([playerShare(price, 3), bookerShare(price, 3)]).toEqual([3_333_300n, 3_333_400n]);
  for (const players of [2, 3, 7, 11, 50])
    expect(bookerShare(price, players) + BigInt(players - 1) * playerShare(price, players)).toBe(price);
});

it('the fee of the shop is its percentage in whole rupiah', () => {
  expect(feeIn(sen(3_333_300n), 10)).toBe(333_300n);
});

describe('a slot', () => {
  it('can be paid until the cutoff when it is shared, otherwise until two hours before it begins', () => {
    expect(latestPaymentOf({ shared: true, startsAt: STARTS, cutoffAt })).toEqual(at('2026-11-28T06:00:00Z'));
    expect(latestPaymentOf({ shared: false, startsAt: STARTS, cutoffAt })).toEqual(at('2026-11-28T10:00:00Z'));
  });

  it.each([
    ['2026-11-28T05:00:00Z', { whole: true, shared: true }],
    ['2026-11-28T05:00:01Z', { whole: true, shared: false }],
    ['2026-11-28T09:00:00Z', { whole: true, shared: false }],
    ['2026-11-28T09:00:01Z', { whole: false, shared: false }],
    ['2026-11-29T00:00:00Z', { whole: false, shared: false }],
    ['2026-10-28T00:00:00Z', { whole: false, shared: false }],
  ])('at %s is bookable: %j', (now, expected) => {
    expect(bookable(STARTS, 6, at(now))).toEqual(expected);
  });

  it('is reminded of at 10.00 WIB the day before, and not when that is past', () => {
    expect(reminderOf(STARTS, at('2026-11-20T00:00:00Z'))).toEqual(at('2026-11-27T03:00:00Z'));
    expect(reminderOf(STARTS, at('2026-11-27T03:00:00Z'))).toBeNull();
  });
});

describe('cancelling', () => {
  it('is said before paying with its moment, or that the moment is over', () => {
    const said = (now: string) => freeCancelText({ cutoffAt, keepPercent: 70 }, at(now));
    expect(said('2026-11-28T06:00:00Z')).toMatch(
      /^Gratis batal sampai Sab, 28 Nov 2026, 13\.00 WIB\. Sesudah itu 70% /,
    );
    expect(said('2026-11-28T06:00:01Z')).toMatch(/^Slot ini tidak bisa dibatalkan gratis lagi: kalau batal, 70% /);
  });

  const amount = sen(5_000_000n);
  const slot = { state: 'confirmed', shared: true, startsAt: STARTS, cutoffAt, keepPercent: 50 } as const;
  const free = { kept: 0n, back: 5_000_000n };
  const late = { kept: 2_500_000n, back: 2_500_000n };
  const before = '2026-11-28T06:00:00Z';
  const after = '2026-11-28T06:00:01Z';
  const player = { kind: 'player', state: 'paid', amount } as const;
  const booking = { kind: 'booking', state: 'paid', amount } as const;

  it('keeps nothing until the cutoff, and afterwards the percentage of the venue', () => {
    expect(keptOf(amount, slot, at(before))).toBe(0n);
    expect(keptOf(amount, slot, at(after))).toBe(2_500_000n);
  });

  it.each<[string, object, object, string, Cancelling | null]>([
    ['a player in time', player, slot, before, { ...free, endsSlot: false } as Cancelling],
    ['a player too late', player, slot, after, { ...late, endsSlot: false } as Cancelling],
    ['the booker in time ends it for all', booking, slot, before, { ...free, endsSlot: true } as Cancelling],
    ['the booker too late, and the others play', booking, slot, after, { ...late, endsSlot: false } as Cancelling],
    ['a whole slot too late', booking, { ...slot, shared: false }, after, { ...late, endsSlot: true } as Cancelling],
    ['what completed the slot', { ...player, kind: 'rest' }, slot, before, null],
    ['once it has begun', player, slot, '2026-11-28T12:00:00Z', null],
    ['while it is decided whether it is complete', player, { ...slot, state: 'open' }, after, null],
    ['unpaid', { ...player, state: 'held' }, slot, before, null],
    ['of a slot that is over', player, { ...slot, state: 'missed' }, before, null],
  ])('%s', (_, share, of, now, expected) => {
    expect(cancellingOf({ ...player, ...share }, { ...slot, ...of }, at(now))).toEqual(expected);
  });
});

it.each([
  ['cancelled', 'Banjir', 'Slot ini dibatalkan. Alasannya: Banjir.'],
  ['cancelled', '', 'Slot ini dibatalkan.'],
  ['missed', '', 'Slot ini tidak jadi, karena belum lengkap sampai batas waktunya.'],
  ['confirmed', '', null],
] as const)('of a slot that is %s for %j who waits for a proof reads: %s', (state, reason, words) => {
  expect(slotEndedText({ state, reason })).toBe(words);
});
