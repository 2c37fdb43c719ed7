import { createHash } from 'node:crypto';
import type { Derivable } from '#domain/catalogue/price-check';
import { type SheetVariant, sheetColumns, sheetRows } from '#domain/catalogue/price-sheet';
import { csvDialectOf, toCsv } from '#domain/csv';
import { durationLabel } from '#domain/catalogue/duration-label';
import { groupSizeOf } from '#domain/groups/group';
import { sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';

export interface ListedVariant extends SheetVariant {
  providerName: string;
  packageName: string;
  durationLabel: string;
}

/** Every variant with its prices, sold or not, in the order of the shop. */
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

/** The sheet as a spreadsheet opens it. */
export const sheetOf = (variants: ListedVariant[], now: Date, locale: 'id' | 'en'): string =>
  toCsv(sheetColumns, sheetRows(variants, now), csvDialectOf(locale));

/** Of all variants and all their prices: another one, and the price list is another. */
export function fingerprintOf(variants: ListedVariant[]): string {
  const text = JSON.stringify(variants, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest('base64url');
}
