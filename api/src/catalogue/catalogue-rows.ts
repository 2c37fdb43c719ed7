import type { PriceComponents } from '#domain/catalogue/price';
import { groupSizeOf } from '#domain/groups/group';
import { sen } from '#domain/money/sen';
import { type AskedRule, eligibilityOf, withEdits } from '#domain/scheme/eligibility';
import type { Database } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

/** A brand with everything that is sold of it and every dated price, oldest first. */
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

/** The price list as it is stored: what is hidden or not sold is left out. Spec 1 §9. */
export const readProviders = (database: Database) =>
  database.provider.findMany({
    where: { hidden: false },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
    include: providerColumns,
  });
export type ProviderRow = Awaited<ReturnType<typeof readProviders>>[number];
export type PackageRow = ProviderRow['packages'][number];
export type VariantRow = PackageRow['variants'][number];
export type PriceRow = VariantRow['prices'][number];

/** What is asked before a seat of this plan is taken: the rules of its brand with what an admin has changed. Spec 2 §5. */
export const rulesOf = (provider: ProviderRow, { isHost, eligibility }: PackageRow): AskedRule[] =>
  withEdits(eligibilityOf(provider.slug, { asHost: isHost }), eligibility);

/** The price that counts at `now`; undefined before the first has begun. `prices` oldest first. */
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

// Canva shows 4 although the group is 1 + 4: the specification's data counts the regular members there. Decisions: Group sizes.
export const shownMembers = (family: ProviderRow['families'][number]): number =>
  family.startsWhenConfirmed === null ? groupSizeOf(family) : family.regularSeats;

export const noticesOf = ({ notices }: ProviderRow): { effectiveOn: string; text: string }[] =>
  notices.map(({ effectiveOn, text }) => ({ effectiveOn: effectiveOn.toISOString().slice(0, 10), text }));
