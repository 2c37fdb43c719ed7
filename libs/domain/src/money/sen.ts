import { DomainError } from '../domain-error.js';

/** An amount in sen, 1/100 rupiah. One published price has half a rupiah (Rp861.777,50), so rupiah is too coarse. */
export type Sen = bigint & { readonly __unit: 'sen' };

export const ZERO_SEN = 0n as Sen;
const LARGEST_EXACT_RUPIAH = Number.MAX_SAFE_INTEGER / 100;

export const sen = (amount: bigint): Sen => amount as Sen;

/** Rupiah as the API speaks it (`861777.5`) to sen. @throws DomainError on fractions of a sen, NaN, or amounts that a double cannot hold. */
export function toSen(rupiah: number): Sen {
  const scaled = Math.round(rupiah * 100);
  if (!Number.isFinite(rupiah) || Math.abs(rupiah) > LARGEST_EXACT_RUPIAH || Math.abs(scaled / 100 - rupiah) > 1e-9)
    throw new DomainError('INVALID_AMOUNT', 'Nominal tidak valid', 'invalid');
  return BigInt(scaled) as Sen;
}

/** Sen to rupiah for the wire. Exact up to 90 trillion rupiah, far above any amount here. */
export const toRupiah = (amount: Sen): number => Number(amount) / 100;

export const addSen = (...amounts: Sen[]): Sen => amounts.reduce((sum, amount) => (sum + amount) as Sen, ZERO_SEN);
export const negate = (amount: Sen): Sen => -amount as Sen;

/**
 * An equal share, rounded to the whole rupiah. A share that ends exactly in half a rupiah is kept: Adobe's
 * Rp861.777,50 is published so. Spec 2 §9, decisions: Money.
 */
export function equalShare(total: Sen, members: number): Sen {
  const halves = BigInt(members) * 50n;
  if (total % halves === 0n) return (total / BigInt(members)) as Sen;
  const perRupiah = BigInt(members) * 100n;
  return (((total * 2n + perRupiah) / (perRupiah * 2n)) * 100n) as Sen;
}

/** The same of a `…_sen` column; null where the amount is not known. */
export const rupiahOrNull = (amount: bigint | null): number | null => (amount === null ? null : toRupiah(sen(amount)));

/** 'Rp' plus dot thousands; a comma and two digits only when there are sen; nothing shows as 'Rp0'. Spec 1 §5. */
export function formatRupiah(rupiah: number | null | undefined): string {
  const cents = Math.round(Math.abs(rupiah || 0) * 100);
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  const rest = cents % 100;
  return `${(rupiah ?? 0) < 0 && cents > 0 ? '-' : ''}Rp${whole}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/** An amount in sen as people read it. */
export const formatSen = (amount: bigint): string => formatRupiah(toRupiah(sen(amount)));
