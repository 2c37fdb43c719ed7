import type { Prisma } from '#runtime/generated/prisma/client';
import { toSen } from '#domain/platform/sen';
import { startOfDayInWib } from '#domain/platform/wib';
import { type Brand, componentsOf, familiesOf, familySlug, packageSlug } from './catalogue/brand.js';
import { BRANDS, CATEGORIES } from './catalogue/brands.js';
import { seedUid } from './seed-uid.js';

/** Long ago, so that any clock finds a valid price. */
const PRICES_SINCE = startOfDayInWib('2020-01-01');

/** The catalogue as database rows; parents are referred to by their seeded uid. */
export function catalogueRows() {
  return {
    categories: CATEGORIES.map(({ slug, name }, position): Prisma.CategoryCreateManyInput & Seeded => ({
      uid: seedUid(`category/${slug}`),
      slug,
      name,
      position: position + 1,
    })),
    providers: CATEGORIES.flatMap(({ slug, brands }) =>
      brands.map((brand) => providerRow(brand, seedUid(`category/${slug}`))),
    ),
    families: BRANDS.flatMap(familyRows),
    packages: BRANDS.flatMap(packageRows),
    variants: BRANDS.flatMap(variantRows),
    prices: BRANDS.flatMap(priceRows),
    notices: BRANDS.flatMap(noticeRows),
  };
}
type Seeded = { uid: string };

function providerRow(brand: Brand, categoryUid: string): Prisma.ProviderCreateManyInput & Seeded {
  const { slug, name, type = 1, color, tagline, description, position, hidden = false } = brand;
  return { uid: providerUid(brand), slug, name, categoryUid, type, color, tagline, description, position, hidden };
}

const familyRows = (brand: Brand): (Prisma.PlanFamilyCreateManyInput & Seeded)[] =>
  familiesOf(brand).map(({ providerPrice, ...family }) => ({
    uid: seedUid(`family/${family.slug}`),
    providerUid: providerUid(brand),
    ...family,
    providerPriceSen: providerPrice,
  }));

const packageRows = (brand: Brand): (Prisma.PackageCreateManyInput & Seeded)[] =>
  brand.packages.map((plan, position) => ({
    uid: seedUid(`package/${packageSlug(brand, plan)}`),
    providerUid: providerUid(brand),
    slug: packageSlug(brand, plan),
    name: plan.name,
    description: plan.description,
    isHost: plan.isHost ?? false,
    isPo: plan.isPo ?? false,
    needsTv: plan.needsTv ?? false,
    voucherTreatments: plan.voucher?.treatments ?? null,
    voucherFirstUseDays: plan.voucher?.firstUseWithinDays ?? null,
    position: position + 1,
  }));

const variantRows = (brand: Brand): (Prisma.VariantCreateManyInput & Seeded)[] =>
  brand.packages.flatMap((plan) =>
    plan.variants.map((variant) => ({
      uid: variantUid(packageSlug(brand, plan), variant.months),
      packageUid: seedUid(`package/${packageSlug(brand, plan)}`),
      familyUid: seedUid(`family/${familySlug(brand, plan, variant)}`),
      durationMonths: variant.months,
      active: variant.active ?? true,
    })),
  );

const priceRows = (brand: Brand): (Prisma.PriceCreateManyInput & Seeded)[] =>
  brand.packages.flatMap((plan) =>
    plan.variants.map((variant) => {
      const { providerPrice, taxed, adminFee, activationFee } = componentsOf(brand, variant);
      return {
        uid: seedUid(`price/${packageSlug(brand, plan)}/${variant.months}`),
        variantUid: variantUid(packageSlug(brand, plan), variant.months),
        validFrom: PRICES_SINCE,
        grandTotalSen: toSen(variant.total),
        providerPriceSen: providerPrice,
        taxed,
        adminFeeSen: adminFee,
        activationFeeSen: activationFee,
        derived: (variant.derived ?? []).map((part) => COLUMN[part]),
      };
    }),
  );
const COLUMN = {
  cost: 'providerPrice',
  adminFee: 'adminFee',
  activationFee: 'activationFee',
  total: 'grandTotal',
} as const;

const noticeRows = (brand: Brand): (Prisma.PriceNoticeCreateManyInput & Seeded)[] =>
  (brand.notices ?? []).map(({ effectiveOn, text }) => ({
    uid: seedUid(`notice/${brand.slug}/${effectiveOn}`),
    providerUid: providerUid(brand),
    effectiveOn: new Date(effectiveOn),
    text,
  }));

const providerUid = (brand: Brand): string => seedUid(`provider/${brand.slug}`);

/** The seeded uid of a variant. */
export const variantUid = (slug: string, months: number): string => seedUid(`variant/${slug}/${months}`);
