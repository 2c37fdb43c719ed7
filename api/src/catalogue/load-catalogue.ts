import { ALL_CATEGORIES } from '#domain/catalogue/all-categories';
import { type Sen, sen } from '#domain/money/sen';
import type { CategoryView, ProviderDetail } from '#contracts/http/catalogue.http';
import type { SchemeOfPrice } from '#contracts/http/scheme.http';
import type { AskedRule } from '#domain/scheme/eligibility';
import type { Database } from '#runtime/db/database';
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

/** What placing an order needs to know of a plan; taken from memory, because the price list changes rarely. */
export interface Plan {
  providerName: string;
  providerSlug: string;
  providerType: number;
  packageUid: string;
  packageName: string;
  variantUid: string;
  familyUid: string;
  durationMonths: number;
  isHost: boolean;
  isPo: boolean;
  needsTv: boolean;
  hostSeats: number;
  regularSeats: number;
  tvSlots: number | null;
  /** What must be confirmed before a seat is taken; empty for most plans. Spec 2 §5. */
  eligibility: AskedRule[];
  /** Oldest first; the last one that has begun counts. */
  prices: PlanPrice[];
}
export interface PlanPrice {
  validFrom: Date;
  grandTotal: Sen;
  /** Admin and activation fee; 0 where the components are unknown. */
  fee: Sen;
  /** What a host bears itself: the total without the activation fee. Decisions: Reimbursement. */
  hostShare: Sen;
}
export interface Catalogue {
  /** "Semua" is the first of them. */
  categories: CategoryView[];
  /** In their order in the shop; hidden ones are left out. */
  providers: ProviderDetail[];
  plans: Map<string, Plan>;
  scheme: SchemeOfPrice;
  /** When the next dated price begins; null when none is scheduled. */
  nextPriceAt: Date | null;
}

export interface CatalogueRows {
  categories: Category[];
  providers: ProviderRow[];
  edits: SchemeEdit[];
}

/** No filter at all; listed first. Spec 1 §9 "Default category", docs/decisions/0015. */
const ALL: CategoryView = { uid: '5e30a000-0000-4000-8000-000000000000', ...ALL_CATEGORIES };

/** The price that counts at `now`; undefined before the first has begun. */
export const priceAt = (plan: Plan, now: Date): PlanPrice | undefined => currentPrice(plan.prices, now);

/** Reads the whole price list as it is at `now`. Inactive variants and hidden providers are left out. Spec 1 §9. */
export async function loadCatalogue(database: Database, now: Date): Promise<Catalogue> {
  const [categories, providers, edits] = await Promise.all([
    database.category.findMany({ orderBy: { position: 'asc' } }),
    readProviders(database),
    database.schemeEdit.findMany({ orderBy: { slug: 'asc' } }),
  ]);
  return catalogueOf({ categories, providers, edits }, now);
}

/** The price list that these rows tell. */
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
  const { hostSeats, regularSeats, tvSlots } = variant.family;
  return {
    providerName: provider.name,
    providerSlug: provider.slug,
    providerType: provider.type,
    packageUid: pack.uid,
    packageName: pack.name,
    variantUid: variant.uid,
    familyUid: variant.familyUid,
    durationMonths: variant.durationMonths,
    isHost: pack.isHost,
    isPo: pack.isPo,
    needsTv: pack.needsTv,
    hostSeats,
    regularSeats,
    tvSlots,
    eligibility: rulesOf(provider, pack),
    prices: variant.prices.map((price) => ({
      validFrom: price.validFrom,
      grandTotal: sen(price.grandTotalSen),
      fee: sen(price.adminFeeSen === null ? 0n : price.adminFeeSen + price.activationFeeSen),
      hostShare: sen(price.grandTotalSen - price.activationFeeSen),
    })),
  };
}
