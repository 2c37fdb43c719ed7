import { startingPlan, startingPrice } from '#domain/catalogue/starting-price';
import { durationLabel } from '#domain/catalogue/duration-label';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { hostCost } from '#domain/catalogue/host-cost';
import { aloneOf, informationsOf } from '#domain/catalogue/price';
import { type Sen, sen, toRupiah } from '#domain/platform/sen';
import type { PackageView, ProviderDetail, ProviderSummary, VariantView } from '#contracts/catalogue/catalogue.http';
import {
  type PackageRow,
  type PriceRow,
  type ProviderRow,
  type VariantRow,
  componentsOf,
  debitOf,
  isPreOrder,
  noticesOf,
  rowAt,
  rulesOf,
  shownMembers,
} from './catalogue-rows.js';
import { logoOf } from './provider-logo.js';

/** A brand as customers see it at `now`, without variants that have no price yet. */
export function providerDetailOf(provider: ProviderRow, now: Date): ProviderDetail {
  const packages = provider.packages
    .map((pack) => packageViewOf(provider, pack, now))
    .filter(({ variants }) => variants.length > 0);
  const family = provider.families[0];
  return {
    uid: provider.uid,
    slug: provider.slug,
    name: provider.name,
    category: provider.category.name,
    type: provider.type,
    color: provider.color,
    ...logoOf(provider),
    tagline: provider.tagline,
    description: provider.description,
    member: family ? shownMembers(family) : 0,
    groupSize: family ? groupSizeOf(family) : 0,
    isPo: packages.some(({ isPo }) => isPo),
    isHost: packages.some(({ isHost }) => isHost),
    notices: noticesOf(provider),
    packages,
  };
}

/** The summary for the provider list. */
export function providerSummaryOf(provider: ProviderDetail): ProviderSummary {
  const { description: _, notices: __, groupSize: ___, packages, ...facts } = provider;
  const variants = packages.flatMap((pack) => pack.variants);
  return {
    ...facts,
    startingPrice: startingPrice(variants),
    saving: startingPlan(variants)?.saving ?? null,
    variants: variants.map(({ uid, packageName, duration, durationLabel: label, grandTotal, isPo, isHost }) => ({
      uid,
      packageName,
      duration,
      durationLabel: label,
      grandTotal,
      isPo,
      isHost,
    })),
  };
}

const packageViewOf = (provider: ProviderRow, pack: PackageRow, now: Date): PackageView => ({
  uid: pack.uid,
  name: pack.name,
  description: pack.description,
  isHost: pack.isHost,
  isPo: isPreOrder(pack),
  needsTv: pack.needsTv,
  eligibility: rulesOf(provider, pack),
  variants: pack.variants.flatMap((variant): VariantView[] => {
    const price = rowAt(variant, now);
    return price ? [variantViewOf(provider, pack, variant, { price, debit: debitOf(provider, variant, now) })] : [];
  }),
});

function variantViewOf(
  provider: ProviderRow,
  pack: PackageRow,
  variant: VariantRow,
  { price, debit }: { price: PriceRow; debit: Sen | null },
): VariantView {
  const components = componentsOf(variant, price);
  const grandTotal = sen(price.grandTotalSen);
  const { groupSize, activationFee } = components;
  const alone = pack.isHost ? null : aloneOf(components, grandTotal);
  return {
    uid: variant.uid,
    packageUid: pack.uid,
    packageName: pack.name,
    providerName: provider.name,
    familyUid: variant.familyUid,
    duration: variant.durationMonths,
    durationLabel: durationLabel(variant.durationMonths, pack.voucherTreatments),
    grandTotal: toRupiah(grandTotal),
    saving: alone?.saving ?? null,
    alonePrice: alone && toRupiah(alone.price),
    isPo: isPreOrder(pack),
    isHost: pack.isHost,
    needsTv: pack.needsTv,
    startsWhenConfirmed: variant.family.startsWhenConfirmed,
    invites: variant.family.invites && !pack.isHost,
    active: variant.active,
    informations: informationsOf(components, grandTotal),
    hostCost: pack.isHost
      ? hostCost({ grandTotal, activationFee, transferFee: sen(variant.family.transferFeeSen), debit, groupSize })
      : null,
  };
}
