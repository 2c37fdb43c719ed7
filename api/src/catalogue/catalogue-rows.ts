import { ALWAYS_HIDDEN } from '#domain/catalogue/hidden-providers';
import type { PriceComponents } from '#domain/catalogue/price';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { cyclePriceOf, membersPlanOf } from '#domain/catalogue/promised-price';
import { type Sen, sen } from '#domain/platform/sen';
import { type AskedRule, eligibilityOf, withEdits } from '#domain/catalogue/scheme/eligibility';
import type { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

/** A brand with its plans and all dated prices, oldest first. */
export const providerColumns = {
  category: true,
  families: { orderBy: { slug: 'asc' } },
  notices: { orderBy: { effectiveOn: 'asc' } },
  packages: {
    where: { active: true },
    orderBy: { position: 'asc' },
    include: {
      eligibility: true,
      variants: {
        where: { active: true },
        orderBy: { durationMonths: 'asc' },
        include: { family: true, prices: { orderBy: { validFrom: 'asc' } } },
      },
    },
  },
} as const satisfies Prisma.ProviderInclude;

/** The stored price list without hidden brands and inactive plans. docs/rules/catalogue.md#hidden-providers */
export const readProviders = (database: Database) =>
  database.provider.findMany({
    where: { hidden: false, slug: { notIn: [...ALWAYS_HIDDEN] } },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
    include: providerColumns,
  });
export type ProviderRow = Awaited<ReturnType<typeof readProviders>>[number];
export type PackageRow = ProviderRow['packages'][number];
export type VariantRow = PackageRow['variants'][number];
export type PriceRow = VariantRow['prices'][number];

/** The eligibility rules of a plan: its brand's rules with the admins' edits. docs/rules/eligibility.md#checklist */
export const rulesOf = (provider: ProviderRow, { isHost, eligibility }: PackageRow): AskedRule[] =>
  withEdits(eligibilityOf(provider.slug, { asHost: isHost }), eligibility);

/** The price valid at `now`; undefined before the first one begins. `prices` oldest first. */
export const currentPrice = <P extends { validFrom: Date }>(prices: P[], now: Date): P | undefined =>
  prices.findLast(({ validFrom }) => validFrom <= now);
export const rowAt = ({ prices }: VariantRow, now: Date): PriceRow | undefined => currentPrice(prices, now);

export function componentsOf({ family }: VariantRow, price: PriceRow): PriceComponents {
  return {
    providerPrice: price.providerPriceSen === null ? null : sen(price.providerPriceSen),
    taxed: price.taxed,
    groupSize: groupSizeOf(family),
    adminFee: price.adminFeeSen === null ? null : sen(price.adminFeeSen),
    activationFee: sen(price.activationFeeSen),
  };
}

/** What the provider takes from a host for one cycle, by the price of the members' plan that is valid at `now`. docs/rules/hosts.md#cost-of-a-host */
export function debitOf({ packages }: ProviderRow, { familyUid, family }: VariantRow, now: Date): Sen | null {
  const plans = packages
    .filter(({ isHost }) => !isHost)
    .flatMap((pack) => pack.variants.map((variant) => ({ ...variant, package: pack })))
    .filter((variant) => variant.familyUid === familyUid);
  return cyclePriceOf(family, membersPlanOf(plans), null, now);
}

// Canva's group is 1 + 4, but its price page counts only the regular members. docs/rules/catalogue.md#group-sizes
export const shownMembers = (family: ProviderRow['families'][number]): number =>
  family.startsWhenConfirmed === null ? groupSizeOf(family) : family.regularSeats;

/** A host pays the provider, so nothing of a host's plan is ordered ahead. docs/rules/catalogue.md#plan-types */
export const isPreOrder = ({ isPo, isHost }: { isPo: boolean; isHost: boolean }): boolean => isPo && !isHost;

export const noticesOf = ({ notices }: ProviderRow): { effectiveOn: string; text: string }[] =>
  notices.map(({ effectiveOn, text }) => ({ effectiveOn: effectiveOn.toISOString().slice(0, 10), text }));
