import { DomainError } from './domain-error.js';
import { withDots } from './with-dots.js';

/**
 * An amount in sen, 1/100 rupiah. A published price has half a rupiah (Rp861.777,50), so rupiah would be too
 * coarse.
 */
export type Sen = bigint & { readonly __unit: 'sen' };

export const ZERO_SEN = 0n as Sen;
const LARGEST_EXACT_RUPIAH = Number.MAX_SAFE_INTEGER / 100;

export const sen = (amount: bigint): Sen => amount as Sen;

/**
 * Rupiah of the API (`861777.5`) to sen.
 * @throws DomainError on fractions of a sen, NaN, or amounts that a double cannot hold.
 */
export function toSen(rupiah: number): Sen {
  const scaled = Math.round(rupiah * 100);
  if (!Number.isFinite(rupiah) || Math.abs(rupiah) > LARGEST_EXACT_RUPIAH || Math.abs(scaled / 100 - rupiah) > 1e-9)
    throw new DomainError('INVALID_AMOUNT', 'Nominal tidak valid', 'invalid');
  return BigInt(scaled) as Sen;
}

/** Sen to rupiah for the API. Exact up to 90 trillion rupiah. */
export const toRupiah = (amount: Sen): number => Number(amount) / 100;

export const addSen = (...amounts: Sen[]): Sen => amounts.reduce((sum, amount) => (sum + amount) as Sen, ZERO_SEN);
export const negate = (amount: Sen): Sen => -amount as Sen;

/**
 * An equal share in sen, rounded to the whole rupiah. A share of exactly half a rupiah is kept, because Adobe publishes
 * Rp861.777,50. docs/rules/prices.md#formula
 */
export function equalShare(total: Sen, members: number): Sen {
  const halves = BigInt(members) * 50n;
  if (total % halves === 0n) return (total / BigInt(members)) as Sen;
  const perRupiah = BigInt(members) * 100n;
  return (((total * 2n + perRupiah) / (perRupiah * 2n)) * 100n) as Sen;
}

/** Banks move whole rupiah: to the nearest one, half a rupiah upwards. */
export const wholeRupiahOf = (amount: Sen): Sen => {
  const up = amount + 50n;
  return (up - (((up % 100n) + 100n) % 100n)) as Sen;
};

/** The same in favour of the receiver: up to the next one. Of nothing below zero. */
export const wholeRupiahUp = (amount: Sen): Sen => (((amount + 99n) / 100n) * 100n) as Sen;

/** A `…_sen` column in rupiah; null where the amount is unknown. */
export const rupiahOrNull = (amount: bigint | null): number | null => (amount === null ? null : toRupiah(sen(amount)));

/** docs/rules/prices.md#money */
export function formatRupiah(rupiah: number | null | undefined): string {
  const cents = Math.round(Math.abs(rupiah || 0) * 100);
  const whole = withDots(Math.floor(cents / 100));
  const rest = cents % 100;
  return `${(rupiah ?? 0) < 0 && cents > 0 ? '-' : ''}Rp${whole}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/** An amount in sen, formatted for people. */
export const formatSen = (amount: bigint): string => formatRupiah(toRupiah(sen(amount)));
