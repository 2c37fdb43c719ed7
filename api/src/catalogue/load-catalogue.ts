import { ALL_CATEGORIES } from '#domain/catalogue/all-categories';
import { type Sen, sen } from '#domain/platform/sen';
import type { CategoryView, ProviderDetail } from '#contracts/catalogue/catalogue.http';
import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import type { AskedRule } from '#domain/catalogue/scheme/eligibility';
import type { Database } from '#runtime/platform/db/database';
import type { Category, SchemeEdit } from '#runtime/generated/prisma/client';
import {
  type PackageRow,
  type ProviderRow,
  type VariantRow,
  currentPrice,
  readProviders,
  rulesOf,
} from './catalogue-rows.js';
import { schemeOf } from './load-scheme.js';
import { providerDetailOf } from './provider-views.js';

/** What placing an order needs of a plan; read from memory, because the price list changes rarely. */
export interface Plan {
  providerName: string;
  providerSlug: string;
  providerColor: string;
  providerType: number;
  packageUid: string;
  packageName: string;
  variantUid: string;
  familyUid: string;
  durationMonths: number;
  /** Of its voucher; null without one. */
  treatments: number | null;
  isHost: boolean;
  isPo: boolean;
  needsTv: boolean;
  hostSeats: number;
  regularSeats: number;
  tvSlots: number | null;
  /** A member is invited by e-mail. docs/rules/groups.md#invitations */
  invites: boolean;
  /** What must be confirmed before a seat is taken; empty for most plans. docs/rules/eligibility.md#checklist */
  eligibility: AskedRule[];
  /** Oldest first. */
  prices: PlanPrice[];
}
export interface PlanPrice {
  validFrom: Date;
  grandTotal: Sen;
  /** Admin fee plus activation fee; 0 where the components are unknown. */
  fee: Sen;
  /** What a host pays itself: the total without the activation fee. docs/rules/hosts.md#reimbursement */
  hostShare: Sen;
}
export interface Catalogue {
  /** The first one is "Semua". */
  categories: CategoryView[];
  /** In display order, without hidden ones. */
  providers: ProviderDetail[];
  plans: Map<string, Plan>;
  scheme: SchemeOfPrice;
  /** The start of the next dated price; null when none is scheduled. */
  nextPriceAt: Date | null;
}

export interface CatalogueRows {
  categories: Category[];
  providers: ProviderRow[];
  edits: SchemeEdit[];
}

/** The category without a filter, listed first. docs/decisions/0015 */
const ALL: CategoryView = { uid: '5e30a000-0000-4000-8000-000000000000', ...ALL_CATEGORIES };

/** The price valid at `now`; undefined before the first one begins. */
export const priceAt = (plan: Plan, now: Date): PlanPrice | undefined => currentPrice(plan.prices, now);

/** Reads the price list as it is at `now`, without inactive variants and hidden brands. */
export async function loadCatalogue(database: Database, now: Date): Promise<Catalogue> {
  const [categories, providers, edits] = await Promise.all([
    database.category.findMany({ orderBy: { position: 'asc' } }),
    readProviders(database),
    database.schemeEdit.findMany({ orderBy: { slug: 'asc' } }),
  ]);
  return catalogueOf({ categories, providers, edits }, now);
}

/** The price list of these rows at `now`. */
export function catalogueOf({ categories, providers: rows, edits }: CatalogueRows, now: Date): Catalogue {
  const plans = new Map<string, Plan>();
  let nextPriceAt: Date | null = null;
  for (const provider of rows)
    for (const pack of provider.packages)
      for (const variant of pack.variants) {
        if (currentPrice(variant.prices, now)) plans.set(variant.uid, planOf(provider, pack, variant));
        const next = variant.prices.find(({ validFrom }) => validFrom > now)?.validFrom;
        if (next && (!nextPriceAt || next < nextPriceAt)) nextPriceAt = next;
      }
  return {
    categories: [ALL, ...categories.map(({ uid, slug, name }) => ({ uid, slug, name }))],
    providers: rows.map((provider) => providerDetailOf(provider, now)),
    plans,
    scheme: schemeOf(categories, rows, edits, now),
    nextPriceAt,
  };
}

function planOf(provider: ProviderRow, pack: PackageRow, variant: VariantRow): Plan {
  const { hostSeats, regularSeats, tvSlots, invites } = variant.family;
  return {
    providerName: provider.name,
    providerSlug: provider.slug,
    providerColor: provider.color,
    providerType: provider.type,
    packageUid: pack.uid,
    packageName: pack.name,
    variantUid: variant.uid,
    familyUid: variant.familyUid,
    durationMonths: variant.durationMonths,
    treatments: pack.voucherTreatments,
    isHost: pack.isHost,
    isPo: pack.isPo,
    needsTv: pack.needsTv,
    hostSeats,
    regularSeats,
    tvSlots,
    invites: invites && !pack.isHost,
    eligibility: rulesOf(provider, pack),
    prices: variant.prices.map((price) => ({
      validFrom: price.validFrom,
      grandTotal: sen(price.grandTotalSen),
      fee: sen(price.adminFeeSen === null ? 0n : price.adminFeeSen + price.activationFeeSen),
      hostShare: sen(price.grandTotalSen - price.activationFeeSen),
    })),
  };
}
