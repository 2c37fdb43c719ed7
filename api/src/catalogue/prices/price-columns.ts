import type { PreviewPriceBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { type Derivable, type PriceDraft, priceProblems } from '#domain/catalogue/price-check';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { rupiahOrNull, toSen } from '#domain/platform/sen';
import { type Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Refusal, invalid } from '../../platform/http/errors/refusal.js';

/** The fields of a price without its date. Rupiah. */
export type PriceFacts = Omit<PreviewPriceBody, 'validFrom'>;
export interface PriceColumns {
  grandTotalSen: bigint;
  providerPriceSen: bigint | null;
  taxed: boolean;
  adminFeeSen: bigint | null;
  activationFeeSen: bigint;
  derived: Derivable[];
}

/**
 * The price's columns, in sen.
 * @throws Refusal 422 when the components do not come to the total (docs/rules/prices.md#formula).
 */
export function publishable(facts: PriceFacts, groupSize: number): PriceColumns {
  const draft = draftOf(facts, groupSize);
  const problems = priceProblems(draft);
  if (problems.length) throw invalid(...problems);
  return columnsOf(draft);
}

export const draftOf = (facts: PriceFacts, groupSize: number): PriceDraft => ({
  grandTotal: toSen(facts.grandTotal),
  providerPrice: facts.providerPrice === null ? null : toSen(facts.providerPrice),
  taxed: facts.taxed,
  groupSize,
  adminFee: facts.adminFee === null ? null : toSen(facts.adminFee),
  activationFee: toSen(facts.activationFee),
  derived: [...new Set(facts.derived)].sort(),
});

export const columnsOf = (draft: PriceDraft): PriceColumns => ({
  grandTotalSen: draft.grandTotal,
  providerPriceSen: draft.providerPrice,
  taxed: draft.taxed,
  adminFeeSen: draft.adminFee,
  activationFeeSen: draft.activationFee,
  derived: [...draft.derived],
});

const MOST_YEARS_AHEAD = 5;

/** @throws Refusal 422 when the price would not begin in the future: orders keep the prices of the past. */
export function requireFuture(validFrom: Date, now: Date): void {
  if (validFrom <= now)
    throw invalid({ field: 'validFrom', message: 'Waktu mulai sudah lewat. Pilih waktu yang akan datang' });
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MOST_YEARS_AHEAD);
  if (validFrom > latest)
    throw invalid({ field: 'validFrom', message: `Paling lama ${MOST_YEARS_AHEAD} tahun dari sekarang` });
}

/** The variant with its group size and prices, oldest first. @throws Refusal 404. */
export async function readVariant(tx: Tx, uid: string) {
  const variant = await tx.variant.findUnique({ where: { uid }, include: variantColumns });
  if (!variant) throw new Refusal('NOT_FOUND', 404);
  return { ...variant, groupSize: groupSizeOf(variant.family) };
}
const variantColumns = {
  family: { select: { hostSeats: true, regularSeats: true } },
  prices: { orderBy: { validFrom: 'asc' } },
} as const satisfies Prisma.VariantInclude;

/** The price's columns for the audit log, in rupiah. */
export const auditedPrice = (price: PriceColumns & { validFrom: Date }) => ({
  validFrom: price.validFrom.toISOString(),
  grandTotal: rupiahOrNull(price.grandTotalSen),
  providerPrice: rupiahOrNull(price.providerPriceSen),
  taxed: price.taxed,
  adminFee: rupiahOrNull(price.adminFeeSen),
  activationFee: rupiahOrNull(price.activationFeeSen),
  derived: [...price.derived],
});
