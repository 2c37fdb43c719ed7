import { expect, it } from '@jest/globals';
import { sen } from '../platform/sen.js';
import { aloneOf } from './price.js';

const parts = { providerPrice: sen(18_600_000n), taxed: false, groupSize: 4, adminFee: null, activationFee: sen(0n) };

const savingOf = (...of: Parameters<typeof aloneOf>) => aloneOf(...of)?.saving ?? null;

it('a saving is in whole percent of what the plan costs alone, rounded down, and never too large', () => {
  expect(savingOf(parts, sen(5_400_000n))).toBe(70);
  expect(savingOf({ ...parts, providerPrice: sen(10_000n) }, sen(2_901n))).toBe(70);
});

it('a saving counts the tax that the provider adds', () => {
  expect(savingOf({ ...parts, providerPrice: sen(10_000n), taxed: true }, sen(5_550n))).toBe(50);
});

it('nothing is said where the price of the provider is unknown, the plan has one seat, or nothing is saved', () => {
  expect(savingOf({ ...parts, providerPrice: null }, sen(1n))).toBeNull();
  expect(savingOf({ ...parts, groupSize: 1 }, sen(1n))).toBeNull();
  expect(savingOf(parts, sen(18_600_000n))).toBeNull();
});

it('the price of the whole plan is to the whole rupiah, with its tax', () => {
  expect(aloneOf(parts, sen(5_400_000n))?.price).toBe(18_600_000n);
  expect(aloneOf({ ...parts, providerPrice: sen(5_499_000n), taxed: true }, sen(2_000_000n))?.price).toBe(6_103_900n);
});
