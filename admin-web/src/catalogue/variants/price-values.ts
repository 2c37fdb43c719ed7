import type { AdminPrice, AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { type Derivable, adminFeeFor } from '#domain/catalogue/price-check';
import { toRupiah, toSen } from '#domain/platform/sen';
import { daysAfter } from '#domain/platform/durations';
import { readRupiah } from '#domain/platform/typed-rupiah';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';

/** A price as it is typed. An empty amount is not known. */
export interface PriceValues {
  /** From the moment it is saved; `validFrom` does not count. */
  fromNow: boolean;
  validFrom: string | null;
  grandTotal: string | null;
  providerPrice: string | null;
  taxed: boolean;
  adminFee: string | null;
  activationFee: string | null;
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

const typed = (amount: number | null): string => (amount === null ? '' : String(amount).replace('.', ','));
const tomorrow = (now: Date): string => startOfDayInWib(dayInWib(daysAfter(now, 1))).toISOString();

/** The scheduled price that is changed, or the current one from tomorrow on. */
export function initialPriceValues({ prices }: AdminVariant, changed: AdminPrice | null, now: Date): PriceValues {
  const from = changed ?? prices.find(({ state }) => state === 'current');
  return {
    fromNow: false,
    validFrom: changed?.validFrom ?? tomorrow(now),
    grandTotal: typed(from?.grandTotal ?? null),
    providerPrice: typed(from?.providerPrice ?? null),
    taxed: from?.taxed ?? false,
    adminFee: typed(from?.adminFee ?? null),
    activationFee: typed(from?.activationFee ?? 0),
    derived: from?.derived ?? [],
  };
}

const isEmpty = (amount: string | null): boolean => (amount ?? '').trim() === '';

/** A validator for react-admin's inputs. @returns a key of the texts */
export const validateAmount = (amount: string | null): string | undefined =>
  isEmpty(amount) || readRupiah(amount!) !== null ? undefined : 'price.unreadable';

/** Whether the API can be asked about it. */
export const isComplete = (price: PriceValues): boolean =>
  !isEmpty(price.grandTotal) && AMOUNTS.every((name) => validateAmount(price[name]) === undefined);

export const toPriceBody = (price: PriceValues): PriceBody => ({
  validFrom: price.fromNow ? null : price.validFrom,
  grandTotal: readRupiah(price.grandTotal ?? ''),
  providerPrice: readRupiah(price.providerPrice ?? ''),
  taxed: price.taxed,
  adminFee: readRupiah(price.adminFee ?? ''),
  activationFee: readRupiah(price.activationFee ?? '') ?? 0,
  derived: price.derived.filter((part) => !isEmpty(price[part])),
});

/** The admin fee with which the parts come to the total, as it would be typed; null when there is none. */
export function fittingAdminFee(price: PriceValues, groupSize: number): string | null {
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
  return fee === null ? null : typed(toRupiah(fee));
}
