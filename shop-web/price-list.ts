import { explainPrice } from '#domain/catalogue/price';
import { TRANSFER_FEE_SEN, reimbursementAmount } from '#domain/hosts/reimbursement';
import { addSen, negate, toRupiah, toSen } from '#domain/money/sen';
import type { PriceList, PriceListBrand, PriceListPlan } from '#domain/scheme/price-list';
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
 * The figures of the price pages, worked out once at build time from the tables that also fill the database: nothing is
 * typed twice. Left out is what cannot be bought (Vidio, Sekurban, the inactive variant). Spec 2 §3.
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
    // Of a group that starts with its host among the confirmed, the host is not counted. Decisions: Group sizes.
    member: group.startsWhenConfirmed ? group.regulars : group.hosts + group.regulars,
    hostSeats: group.hosts,
    regularSeats: group.regulars,
    notices,
    plans: brand.packages.flatMap((plan) =>
      plan.variants.filter(({ active }) => active !== false).map((variant) => planOf(brand, plan, variant)),
    ),
  };
}

function planOf(brand: Brand, plan: BrandPackage, variant: BrandVariant): PriceListPlan {
  const components = componentsOf(brand, variant);
  const total = toSen(variant.total);
  const debit = familiesOf(brand).find(({ slug }) => slug === familySlug(brand, plan, variant))!.providerPrice;
  const repaid =
    plan.isHost && debit !== null
      ? reimbursementAmount({
          providerPrice: debit,
          hostShare: addSen(total, negate(components.activationFee)),
          transferFee: TRANSFER_FEE_SEN,
        })
      : null;
  return {
    slug: packageSlug(brand, plan),
    name: plan.name,
    isHost: plan.isHost ?? false,
    isPo: plan.isPo ?? false,
    needsTv: plan.needsTv ?? false,
    months: variant.months,
    total: variant.total,
    taxed: components.taxed,
    debit: debit === null ? null : toRupiah(debit),
    reimbursement: repaid === null ? null : toRupiah(repaid),
    informations: explainPrice(components, total).map(({ title, value, isTotal, hasTooltip }) => ({
      title,
      value: toRupiah(value),
      is_total: isTotal,
      isHaveTooltip: hasTooltip,
    })),
  };
}
