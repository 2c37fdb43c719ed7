import { sen } from '#domain/platform/sen';
import { entryOrPlain } from '#domain/catalogue/scheme/entries';
import type { PriceListBrand, PriceListPlan } from '#domain/catalogue/scheme/price-list';
import { pricedPlan } from '#domain/catalogue/scheme/priced-plan';
import { type SchemeEdits, overlaid } from '#domain/catalogue/scheme/scheme-edits';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';
import type { SchemeEntryView, SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import type { Category, SchemeEdit } from '#runtime/generated/prisma/client';
import {
  type PackageRow,
  type ProviderRow,
  componentsOf,
  debitOf,
  noticesOf,
  rowAt,
  rulesOf,
  isPreOrder,
  shownMembers,
} from './catalogue-rows.js';
import { logoOf } from './provider-logo.js';

/** The price pages: the bundled texts with the admins' edits. */
export function schemeOf(categories: Category[], rows: ProviderRow[], edits: SchemeEdit[], now: Date): SchemeOfPrice {
  const sold = rows.map((row) => ({ row, brand: brandOf(row, now) })).filter(({ brand }) => brand.plans.length > 0);
  const editsOf = new Map(edits.map(({ slug, edits: changed }) => [slug, changed as SchemeEdits]));
  return {
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    brands: sold.map(({ brand }) => brand),
    entries: sold.map(({ row }) => overlaid(entryOrPlain(row), editsOf.get(row.slug))),
  };
}

/**
 * One entry of the price page; a row of `informations` names in `plan` the price that it explains.
 * docs/rules/catalogue.md#scheme-entries
 */
export function entryView(entry: SchemeEntry, brand: PriceListBrand): SchemeEntryView {
  const informations = brand.plans.flatMap(({ slug, months, informations: rows }) =>
    rows.map((row) => ({ ...row, plan: slug, months })),
  );
  return { ...entry, member: brand.member, informations };
}

function brandOf(row: ProviderRow, now: Date): PriceListBrand {
  const [family] = row.families;
  return {
    slug: row.slug,
    name: row.name,
    category: row.category.slug,
    color: row.color,
    ...logoOf(row),
    member: family ? shownMembers(family) : 0,
    hostSeats: family?.hostSeats ?? 0,
    regularSeats: family?.regularSeats ?? 0,
    notices: noticesOf(row),
    plans: row.packages.flatMap((pack) => plansOf(row, pack, now)),
  };
}

const plansOf = (provider: ProviderRow, pack: PackageRow, now: Date): PriceListPlan[] =>
  pack.variants.flatMap((variant) => {
    const price = rowAt(variant, now);
    if (!price) return [];
    return pricedPlan({
      slug: pack.slug,
      name: pack.name,
      isHost: pack.isHost,
      isPo: isPreOrder(pack),
      needsTv: pack.needsTv,
      months: variant.durationMonths,
      treatments: pack.voucherTreatments,
      components: componentsOf(variant, price),
      grandTotal: sen(price.grandTotalSen),
      debit: debitOf(provider, variant, now),
      transferFee: sen(variant.family.transferFeeSen),
      eligibility: rulesOf(provider, pack),
    });
  });
