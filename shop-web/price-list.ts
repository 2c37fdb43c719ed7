import { TRANSFER_FEE_SEN } from '#domain/catalogue/reimbursement-amount';
import { toSen } from '#domain/platform/sen';
import { eligibilityOf } from '#domain/catalogue/scheme/eligibility';
import type { PriceList, PriceListBrand, PriceListPlan } from '#domain/catalogue/scheme/price-list';
import { pricedPlan } from '#domain/catalogue/scheme/priced-plan';
import {
  type Brand,
  type BrandPackage,
  type BrandVariant,
  componentsOf,
  familiesOf,
  familySlug,
  packageSlug,
} from '../prisma/seed/catalogue/brand';
import { BRANDS, CATEGORIES } from '../prisma/seed/catalogue/brands';

/**
 * The figures of the price pages, computed at build time from the tables that also fill the database. What cannot be
 * bought (Vidio, Sekurban, the inactive variant) is left out.
 */
export const priceList = (): PriceList => ({
  categories: CATEGORIES.map(({ slug, name }) => ({ slug, name })),
  brands: BRANDS.filter(({ hidden, packages }) => !hidden && packages.length > 0).map(brandOf),
});

function brandOf(brand: Brand): PriceListBrand {
  const { slug, name, color, group, notices = [] } = brand;
  return {
    slug,
    name,
    category: CATEGORIES.find(({ brands }) => brands.includes(brand))!.slug,
    color,
    // Where a group starts once everyone including its host is confirmed, the host is not counted.
    member: group.startsWhenConfirmed ? group.regulars : group.hosts + group.regulars,
    hostSeats: group.hosts,
    regularSeats: group.regulars,
    notices,
    plans: brand.packages.flatMap((plan) =>
      // The API's order: by length within a package.
      plan.variants
        .filter(({ active }) => active !== false)
        .sort((one, other) => one.months - other.months)
        .map((variant) => planOf(brand, plan, variant)),
    ),
  };
}

function planOf(brand: Brand, plan: BrandPackage, variant: BrandVariant): PriceListPlan {
  const isHost = plan.isHost ?? false;
  return pricedPlan({
    slug: packageSlug(brand, plan),
    name: plan.name,
    isHost,
    isPo: !isHost && (plan.isPo ?? false),
    needsTv: plan.needsTv ?? false,
    months: variant.months,
    treatments: plan.voucher?.treatments ?? null,
    components: componentsOf(brand, variant),
    grandTotal: toSen(variant.total),
    debit: familiesOf(brand).find(({ slug }) => slug === familySlug(brand, plan, variant))!.providerPrice,
    transferFee: TRANSFER_FEE_SEN,
    eligibility: eligibilityOf(brand.slug, { asHost: isHost }).map(({ slug, text }) => ({ slug, text })),
  });
}
