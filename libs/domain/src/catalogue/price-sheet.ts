import type { CsvColumn } from '../platform/csv.js';
import { type Sen, rupiahOrNull } from '../platform/sen.js';
import { minuteInWib } from '../platform/wib.js';
import type { Derivable } from './price-check.js';

/** Columns of the price sheet, in order. A row is one price of one variant. */
export const SHEET_COLUMNS = [
  'provider',
  'package',
  'months',
  'validFrom',
  'grandTotal',
  'providerPrice',
  'taxed',
  'adminFee',
  'activationFee',
  'derived',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

export interface SheetPrice {
  uid: string;
  validFrom: Date;
  grandTotal: Sen;
  providerPrice: Sen | null;
  taxed: boolean;
  adminFee: Sen | null;
  activationFee: Sen;
  derived: Derivable[];
}

/** A variant, identified in the sheet by package slug and months. */
export interface SheetVariant {
  uid: string;
  provider: string;
  package: string;
  months: number;
  groupSize: number;
  /** Oldest first. */
  prices: SheetPrice[];
}

/** The rows of the export: of each variant the price valid at `now` and the scheduled ones. */
export const sheetRows = (variants: SheetVariant[], now: Date): { variant: SheetVariant; price: SheetPrice }[] =>
  variants.flatMap((variant) => {
    const current = variant.prices.findLast(({ validFrom }) => validFrom <= now);
    return variant.prices
      .filter((price) => price === current || price.validFrom > now)
      .map((price) => ({ variant, price }));
  });

export const sheetColumns: CsvColumn<{ variant: SheetVariant; price: SheetPrice }>[] = [
  { header: 'provider', value: ({ variant }) => variant.provider },
  { header: 'package', value: ({ variant }) => variant.package },
  { header: 'months', value: ({ variant }) => variant.months },
  { header: 'validFrom', value: ({ price }) => minuteInWib(price.validFrom) },
  { header: 'grandTotal', value: ({ price }) => rupiahOrNull(price.grandTotal) },
  { header: 'providerPrice', value: ({ price }) => rupiahOrNull(price.providerPrice) },
  { header: 'taxed', value: ({ price }) => (price.taxed ? 'ya' : 'tidak') },
  { header: 'adminFee', value: ({ price }) => rupiahOrNull(price.adminFee) },
  { header: 'activationFee', value: ({ price }) => rupiahOrNull(price.activationFee) },
  { header: 'derived', value: ({ price }) => [...price.derived].sort().join(' ') },
];
