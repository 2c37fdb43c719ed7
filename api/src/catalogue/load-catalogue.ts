import { explainPrice } from '#domain/catalogue/price';
import { durationLabel } from '#domain/catalogue/duration-label';
import { type Sen, sen, toRupiah } from '#domain/money/sen';
import type { CategoryView, ProviderDetail, VariantView } from '#contracts/http/catalogue.http';
import type { Database } from '#runtime/db/database';

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
  categories: CategoryView[];
  /** In their order in the shop; hidden ones are left out. */
  providers: ProviderDetail[];
  plans: Map<string, Plan>;
}

/** The price that counts at `now`; undefined before the first has begun. */
export const priceAt = (plan: Plan, now: Date): PlanPrice | undefined =>
  plan.prices.findLast(({ validFrom }) => validFrom <= now);

/** Reads the whole price list as it is at `now`. Inactive variants and hidden providers are left out. Spec 1 §9. */
export async function loadCatalogue(database: Database, now: Date): Promise<Catalogue> {
  const [categories, rows] = await Promise.all([
    database.category.findMany({ orderBy: { position: 'asc' } }),
    readProviders(database),
  ]);
  const plans = new Map<string, Plan>();
  const providers = rows.map((provider): ProviderDetail => {
    const packages = provider.packages.map((pack) => ({
      uid: pack.uid,
      name: pack.name,
      description: pack.description,
      isHost: pack.isHost,
      isPo: pack.isPo,
      needsTv: pack.needsTv,
      variants: pack.variants.flatMap((variant): VariantView[] => {
        const plan = planOf(provider, pack, variant);
        const price = variant.prices.findLast(({ validFrom }) => validFrom <= now);
        if (!price) return [];
        plans.set(variant.uid, plan);
        return [variantView(plan, price, plan.hostSeats + plan.regularSeats)];
      }),
    }));
    const listed = packages.filter(({ variants }) => variants.length > 0);
    const family = provider.families[0];
    return {
      uid: provider.uid,
      slug: provider.slug,
      name: provider.name,
      category: provider.category.name,
      type: provider.type,
      color: provider.color,
      tagline: provider.tagline,
      description: provider.description,
      member: family ? shownMembers(family) : 0,
      isPo: listed.some(({ isPo }) => isPo),
      isHost: listed.some(({ isHost }) => isHost),
      notices: provider.notices.map(({ effectiveOn, text }) => ({
        effectiveOn: effectiveOn.toISOString().slice(0, 10),
        text,
      })),
      packages: listed,
    };
  });
  return { categories: categories.map(({ uid, slug, name }) => ({ uid, slug, name })), providers, plans };
}

// Canva shows 4 although the group is 1 + 4: the specification's data counts the regular members there. Decisions: Group sizes.
const shownMembers = ({ hostSeats, regularSeats, startsWhenConfirmed }: ProviderRow['families'][number]): number =>
  startsWhenConfirmed === null ? hostSeats + regularSeats : regularSeats;

const readProviders = (database: Database) =>
  database.provider.findMany({
    where: { hidden: false },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
    include: {
      category: true,
      families: { orderBy: { slug: 'asc' } },
      notices: { orderBy: { effectiveOn: 'asc' } },
      packages: {
        where: { active: true },
        orderBy: { position: 'asc' },
        include: {
          variants: {
            where: { active: true },
            orderBy: { durationMonths: 'asc' },
            include: { family: true, prices: { orderBy: { validFrom: 'asc' } } },
          },
        },
      },
    },
  });
type ProviderRow = Awaited<ReturnType<typeof readProviders>>[number];
type PackageRow = ProviderRow['packages'][number];
type VariantRow = PackageRow['variants'][number];
type PriceRow = VariantRow['prices'][number];

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
    prices: variant.prices.map((price) => ({
      validFrom: price.validFrom,
      grandTotal: sen(price.grandTotalSen),
      fee: sen(price.adminFeeSen === null ? 0n : price.adminFeeSen + price.activationFeeSen),
      hostShare: sen(price.grandTotalSen - price.activationFeeSen),
    })),
  };
}

function variantView(plan: Plan, price: PriceRow, groupSize: number): VariantView {
  const components = {
    providerPrice: price.providerPriceSen === null ? null : sen(price.providerPriceSen),
    taxed: price.taxed,
    groupSize,
    adminFee: price.adminFeeSen === null ? null : sen(price.adminFeeSen),
    activationFee: sen(price.activationFeeSen),
  };
  return {
    uid: plan.variantUid,
    packageUid: plan.packageUid,
    packageName: plan.packageName,
    providerName: plan.providerName,
    familyUid: plan.familyUid,
    duration: plan.durationMonths,
    durationLabel: durationLabel(plan.durationMonths),
    grandTotal: toRupiah(sen(price.grandTotalSen)),
    isPo: plan.isPo,
    isHost: plan.isHost,
    needsTv: plan.needsTv,
    active: true,
    informations: explainPrice(components, sen(price.grandTotalSen)).map(({ title, value, isTotal, hasTooltip }) => ({
      title,
      value: toRupiah(value),
      isTotal,
      isHaveTooltip: hasTooltip,
    })),
  };
}
