/** What a price is for, behind it: '/bulan', '/3 bulan', '/tahun', '/8 perawatan'. */
export const pricePeriod = (label: string): string => `/${label.replace(/^1 /, '')}`;

const TREATMENTS = ' perawatan';
/** The label is that of a series of treatments, which is not counted in time. */
export const isSeries = (label: string): boolean => label.endsWith(TREATMENTS);

/** How long a plan lasts, or what is in it where it is a series of treatments. docs/rules/catalogue.md#plans */
export function durationLabel(months: number, treatments: number | null = null): string {
  if (treatments !== null) return `${treatments}${TREATMENTS}`;
  return months === 12 ? '1 tahun' : `${months} bulan`;
}

/** Of a plan in rupiah. */
interface PricedPlan {
  duration: number;
  durationLabel: string;
  grandTotal: number;
}

/** What a plan of several months costs a month, in whole rupiah, rounded down; null for one month and for a series of treatments. */
export function monthlyPrice({ duration, durationLabel: label, grandTotal }: PricedPlan): number | null {
  const isTime = label === durationLabel(duration);
  return isTime && duration > 1 ? Math.floor(grandTotal / duration) : null;
}
