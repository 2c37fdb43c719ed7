import type { PreviewPriceBody } from '#contracts/http/admin/catalogue-edit.http';
import { type Derivable, type PriceDraft, priceProblems } from '#domain/catalogue/price-check';
import { groupSizeOf } from '#domain/groups/group';
import { rupiahOrNull, toSen } from '#domain/money/sen';
import { type Tx } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Refusal, invalid } from '../http/refusal.js';

/** A dated price as an admin writes it, without its date. Rupiah. */
export type PriceFacts = Omit<PreviewPriceBody, 'validFrom'>;
export interface PriceColumns {
  grandTotalSen: bigint;
  providerPriceSen: bigint | null;
  taxed: boolean;
  adminFeeSen: bigint | null;
  activationFeeSen: bigint;
  derived: Derivable[];
}

/** The price as it is stored. @throws Refusal 422 when its parts do not come to its total, by the domain's formula. */
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

/** @throws Refusal 422: a price begins in the future, because orders of the past keep theirs. */
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

/** Price columns as the audit log tells them: rupiah, without what nobody reads. */
export const auditedPrice = (price: PriceColumns & { validFrom: Date }) => ({
  validFrom: price.validFrom.toISOString(),
  grandTotal: rupiahOrNull(price.grandTotalSen),
  providerPrice: rupiahOrNull(price.providerPriceSen),
  taxed: price.taxed,
  adminFee: rupiahOrNull(price.adminFeeSen),
  activationFee: rupiahOrNull(price.activationFeeSen),
  derived: [...price.derived],
});
