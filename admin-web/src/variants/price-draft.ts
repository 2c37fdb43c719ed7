import type { AdminPrice, AdminVariant } from '#contracts/http/admin/catalogue.http';
import { type Derivable, adminFeeFor } from '#domain/catalogue/price-check';
import { toRupiah, toSen } from '#domain/money/sen';
import { daysAfter } from '#domain/time/durations';
import { dayInWib, minuteInWib } from '#domain/time/wib';
import { parseAmount } from '../shared/parse-rupiah';

/** A price while it is typed. Empty amounts are not known. */
export interface TypedPrice {
  /** `2026-11-21T00:00` in WIB; empty: from now on. */
  validFrom: string;
  grandTotal: string;
  providerPrice: string;
  taxed: boolean;
  adminFee: string;
  activationFee: string;
  derived: Derivable[];
}
export type AmountName = 'grandTotal' | 'providerPrice' | 'adminFee' | 'activationFee';
/** As the API takes it. */
export interface PriceBody extends Record<string, unknown> {
  validFrom: string | null;
  grandTotal: number | null;
  providerPrice: number | null;
  taxed: boolean;
  adminFee: number | null;
  activationFee: number | null;
  derived: Derivable[];
}

const typed = (amount: number | null): string => (amount === null ? '' : String(amount).replace('.', ','));
/** For an input of date and time: the minute in WIB, wherever the admin sits. */
const inputMinute = (moment: Date): string => minuteInWib(moment).replace(' ', 'T');
const tomorrow = (now: Date): string => `${dayInWib(daysAfter(now, 1))}T00:00`;

/** Begins with what counts now, from tomorrow on; or with the scheduled price that is changed. */
export function startingWith({ prices }: AdminVariant, changed: AdminPrice | null, now: Date): TypedPrice {
  const from = changed ?? prices.find(({ standing }) => standing === 'current');
  return {
    validFrom: changed ? inputMinute(new Date(changed.validFrom)) : tomorrow(now),
    grandTotal: typed(from?.grandTotal ?? null),
    providerPrice: typed(from?.providerPrice ?? null),
    taxed: from?.taxed ?? false,
    adminFee: typed(from?.adminFee ?? null),
    activationFee: typed(from?.activationFee ?? 0),
    derived: from?.derived ?? [],
  };
}

/** Names of the amounts that cannot be read. */
export const unreadable = (price: TypedPrice): AmountName[] =>
  (['grandTotal', 'providerPrice', 'adminFee', 'activationFee'] as const).filter(
    (name) => price[name].trim() !== '' && parseAmount(price[name]) === null,
  );

export const bodyOf = (price: TypedPrice): PriceBody => ({
  validFrom: price.validFrom ? new Date(`${price.validFrom}:00+07:00`).toISOString() : null,
  grandTotal: parseAmount(price.grandTotal),
  providerPrice: parseAmount(price.providerPrice),
  taxed: price.taxed,
  adminFee: parseAmount(price.adminFee),
  activationFee: parseAmount(price.activationFee) ?? 0,
  derived: price.derived.filter((part) => price[part].trim() !== ''),
});

/** The same price with the admin fee that makes the parts come to the total, marked as derived; null when there is none. */
export function withFittingFee(price: TypedPrice, groupSize: number): TypedPrice | null {
  const { grandTotal, providerPrice, activationFee, taxed } = bodyOf(price);
  if (grandTotal === null || providerPrice === null) return null;
  const fee = adminFeeFor({
    grandTotal: toSen(grandTotal),
    providerPrice: toSen(providerPrice),
    taxed,
    groupSize,
    adminFee: null,
    activationFee: toSen(activationFee ?? 0),
  });
  return fee === null
    ? null
    : { ...price, adminFee: typed(toRupiah(fee)), derived: [...new Set([...price.derived, 'adminFee' as const])] };
}
