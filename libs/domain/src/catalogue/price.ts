import { type Sen, ZERO_SEN, addSen, equalShare, negate, toRupiah } from '../platform/sen.js';

/** docs/rules/prices.md#formula */
const TAX_PERCENT = 11n;
export const TAX = `pajak ${TAX_PERCENT}%`;

/** The components of a price in sen; null where it is neither published nor derivable. */
export interface PriceComponents {
  providerPrice: Sen | null;
  taxed: boolean;
  groupSize: number;
  adminFee: Sen | null;
  activationFee: Sen;
}

export const withTax = (price: Sen): Sen => (price + (price * TAX_PERCENT) / 100n) as Sen;

/**
 * (provider price, plus 11 % where taxed) / group size in sen, rounded to the whole rupiah; null when unknown.
 * docs/rules/prices.md#formula
 */
export function baseShare({ providerPrice, taxed, groupSize }: PriceComponents): Sen | null {
  return providerPrice === null ? null : equalShare(taxed ? withTax(providerPrice) : providerPrice, groupSize);
}

/**
 * What the whole plan costs alone, to the whole rupiah, and how many percent less a member pays than that, in whole percent, rounded down; null
 * when the provider's price is unknown, the group has one seat, or nothing is saved. docs/rules/prices.md#saving
 */
export function aloneOf(
  { providerPrice, taxed, groupSize }: PriceComponents,
  grandTotal: Sen,
): { price: Sen; saving: number } | null {
  if (providerPrice === null || groupSize < 2) return null;
  const whole = taxed ? withTax(providerPrice) : providerPrice;
  if (grandTotal >= whole) return null;
  return { price: equalShare(whole, 1), saving: Number(((whole - grandTotal) * 100n) / whole) };
}

/** The price of one member in sen; null when a component is unknown. */
export function memberPrice(components: PriceComponents): Sen | null {
  const share = baseShare(components);
  return share === null || components.adminFee === null
    ? null
    : addSen(share, components.adminFee, components.activationFee);
}

export interface PriceLine {
  title: string;
  value: Sen;
  isTotal: boolean;
  hasTooltip: boolean;
}

/** Titles of the lines; scheme/price-explanation.ts explains each. */
export const LINE = {
  share: 'Harga patungan',
  tax: `Pajak ${TAX_PERCENT}%`,
  adminFee: 'Biaya admin',
  activationFee: 'Biaya aktivasi email',
  whole: 'Bagianmu, sudah termasuk semua biaya',
  wholeTaxed: `Bagianmu, sudah termasuk ${TAX} dan semua biaya`,
  total: 'Total',
} as const;

/**
 * The price as lines that add up to the total. A single line where a component is unknown or the components do not come
 * to the published total.
 */
export function explainPrice(components: PriceComponents, grandTotal: Sen): PriceLine[] {
  const total: PriceLine = { title: LINE.total, value: grandTotal, isTotal: true, hasTooltip: false };
  return [...partsOf(components, grandTotal), total];
}

function partsOf(components: PriceComponents, grandTotal: Sen): PriceLine[] {
  const { providerPrice, taxed, groupSize, adminFee, activationFee } = components;
  if (providerPrice === null || memberPrice(components) !== grandTotal)
    return [part(taxed ? LINE.wholeTaxed : LINE.whole, grandTotal)];
  const share = equalShare(providerPrice, groupSize);
  const tax = addSen(equalShare(withTax(providerPrice), groupSize), negate(share));
  return [
    part(`${LINE.share} (1/${groupSize})`, share),
    ...(taxed ? [part(`${LINE.tax} (1/${groupSize})`, tax)] : []),
    part(LINE.adminFee, adminFee ?? ZERO_SEN),
    ...(activationFee > 0n ? [part(LINE.activationFee, activationFee)] : []),
  ];
}

const part = (title: string, value: Sen): PriceLine => ({ title, value, isTotal: false, hasTooltip: true });

/** A line of a price's explanation for the API and the shop, in rupiah. */
export interface PriceInformation {
  title: string;
  value: number;
  is_total: boolean;
  isHaveTooltip: boolean;
}

export const informationsOf = (components: PriceComponents, grandTotal: Sen): PriceInformation[] =>
  explainPrice(components, grandTotal).map(({ title, value, isTotal, hasTooltip }) => ({
    title,
    value: toRupiah(value),
    is_total: isTotal,
    isHaveTooltip: hasTooltip,
  }));
