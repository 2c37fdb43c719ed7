import { type Sen, ZERO_SEN, addSen, equalShare } from '../money/sen.js';

/** Tax on many plans, in percent. Spec 2 §9. */
export const TAX_PERCENT = 11n;

/** The parts of a published price in sen; null where the specification does not state one and it cannot be derived. */
export interface PriceComponents {
  providerPrice: Sen | null;
  taxed: boolean;
  groupSize: number;
  adminFee: Sen | null;
  activationFee: Sen;
}

export const withTax = (price: Sen): Sen => (price + (price * TAX_PERCENT) / 100n) as Sen;

/** (provider price, plus 11 % where taxed) / group size, rounded to the whole rupiah. Spec 2 §9; null when unknown. */
export function baseShare({ providerPrice, taxed, groupSize }: PriceComponents): Sen | null {
  return providerPrice === null ? null : equalShare(taxed ? withTax(providerPrice) : providerPrice, groupSize);
}

/** What one member pays, or null when a component is unknown. */
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

/** The price as lines that add up to the total; without known components only the total is shown. Spec 2 §3 `informations`. */
export function explainPrice(components: PriceComponents, grandTotal: Sen): PriceLine[] {
  const total: PriceLine = { title: 'Total', value: grandTotal, isTotal: true, hasTooltip: false };
  const share = baseShare(components);
  if (share === null || memberPrice(components) !== grandTotal) return [total];
  const lines: PriceLine[] = [
    { title: `Harga patungan (1/${components.groupSize})`, value: share, isTotal: false, hasTooltip: true },
    { title: 'Biaya admin', value: components.adminFee ?? ZERO_SEN, isTotal: false, hasTooltip: true },
  ];
  if (components.activationFee > 0n)
    lines.push({ title: 'Biaya aktivasi email', value: components.activationFee, isTotal: false, hasTooltip: true });
  return [...lines, total];
}
