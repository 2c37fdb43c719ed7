import { createHash } from 'node:crypto';
import type { Derivable } from '#domain/catalogue/price-check';
import { type SheetVariant, sheetColumns, sheetRows } from '#domain/catalogue/price-sheet';
import { csvDialectOf, toCsv } from '#domain/platform/csv';
import { durationLabel } from '#domain/catalogue/duration-label';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';

export interface ListedVariant extends SheetVariant {
  providerName: string;
  packageName: string;
  durationLabel: string;
}

/** Every variant with its prices, active or not, in display order. */
export async function readPriceList(tx: Tx): Promise<ListedVariant[]> {
  const variants = await tx.variant.findMany({
    orderBy: [
      { package: { provider: { position: 'asc' } } },
      { package: { provider: { slug: 'asc' } } },
      { package: { position: 'asc' } },
      { package: { slug: 'asc' } },
      { durationMonths: 'asc' },
    ],
    include: {
      family: { select: { hostSeats: true, regularSeats: true } },
      package: { select: { slug: true, name: true, provider: { select: { slug: true, name: true } } } },
      prices: { orderBy: { validFrom: 'asc' } },
    },
  });
  return variants.map(({ uid, durationMonths: months, family, package: pack, prices }) => ({
    uid,
    provider: pack.provider.slug,
    package: pack.slug,
    months,
    providerName: pack.provider.name,
    packageName: pack.name,
    durationLabel: durationLabel(months),
    groupSize: groupSizeOf(family),
    prices: prices.map((price) => ({
      uid: price.uid,
      validFrom: price.validFrom,
      grandTotal: sen(price.grandTotalSen),
      providerPrice: price.providerPriceSen === null ? null : sen(price.providerPriceSen),
      taxed: price.taxed,
      adminFee: price.adminFeeSen === null ? null : sen(price.adminFeeSen),
      activationFee: sen(price.activationFeeSen),
      derived: price.derived as Derivable[],
    })),
  }));
}

/** The sheet as a CSV file for spreadsheets. */
export const sheetOf = (variants: ListedVariant[], now: Date, locale: 'id' | 'en'): string =>
  toCsv(sheetColumns, sheetRows(variants, now), csvDialectOf(locale));

/** A hash of all variants and prices: it changes with any of them. */
export function fingerprintOf(variants: ListedVariant[]): string {
  const text = JSON.stringify(variants, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest('base64url');
}
