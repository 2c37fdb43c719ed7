import type { AdminPrice, AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { type Derivable, adminFeeFor } from '#domain/catalogue/price-check';
import { toRupiah, toSen } from '#domain/platform/sen';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';

/** In rupiah, null where nothing is typed; a text where it cannot be read. */
type Typed = number | string | null;

/** A price as the form holds it. An empty amount is not known. */
export interface PriceValues {
  /** From the moment it is saved; `validFrom` does not count. */
  fromNow: boolean;
  validFrom: string | null;
  grandTotal: Typed;
  providerPrice: Typed;
  taxed: boolean;
  adminFee: Typed;
  activationFee: Typed;
  derived: Derivable[];
}
export const AMOUNTS = ['grandTotal', 'providerPrice', 'adminFee', 'activationFee'] as const;

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

const tomorrow = (now: Date): string => startOfDayInWib(dayInWib(daysAfter(now, 1))).toISOString();

/** The scheduled price that is changed, or the current one from tomorrow on. */
export function initialPriceValues({ prices }: AdminVariant, changed: AdminPrice | null, now: Date): PriceValues {
  const from = changed ?? prices.find(({ state }) => state === 'current');
  return {
    fromNow: false,
    validFrom: changed?.validFrom ?? tomorrow(now),
    grandTotal: from?.grandTotal ?? null,
    providerPrice: from?.providerPrice ?? null,
    taxed: from?.taxed ?? false,
    adminFee: from?.adminFee ?? null,
    activationFee: from?.activationFee ?? 0,
    derived: from?.derived ?? [],
  };
}

const amountOf = (typed: Typed): number | null => (typeof typed === 'number' ? typed : null);

/** Whether the API can be asked about it. */
export const isComplete = (price: PriceValues): boolean =>
  price.grandTotal !== null && AMOUNTS.every((name) => typeof price[name] !== 'string');

export const toPriceBody = (price: PriceValues): PriceBody => ({
  validFrom: price.fromNow ? null : price.validFrom,
  grandTotal: amountOf(price.grandTotal),
  providerPrice: amountOf(price.providerPrice),
  taxed: price.taxed,
  adminFee: amountOf(price.adminFee),
  activationFee: amountOf(price.activationFee) ?? 0,
  derived: price.derived.filter((part) => price[part] !== null),
});

/** The admin fee with which the parts come to the total, null when there is none. */
export function fittingAdminFee(price: PriceValues, groupSize: number): number | null {
  const { grandTotal, providerPrice, activationFee, taxed } = toPriceBody(price);
  if (grandTotal === null || providerPrice === null) return null;
  const fee = adminFeeFor({
    grandTotal: toSen(grandTotal),
    providerPrice: toSen(providerPrice),
    taxed,
    groupSize,
    adminFee: null,
    activationFee: toSen(activationFee ?? 0),
  });
  return fee === null ? null : toRupiah(fee);
}
