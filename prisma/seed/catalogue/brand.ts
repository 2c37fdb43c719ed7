import type { VoucherTerms } from '#domain/catalogue/voucher-terms';
import { durationLabel } from '#domain/catalogue/duration-label';
import { type PriceComponents, withTax } from '#domain/catalogue/price';
import type { HostBuys } from '#domain/catalogue/host-buys';
import { type Sen, ZERO_SEN, toSen } from '#domain/platform/sen';

/**
 * A brand with its plans; amounts in rupiah. A comment beside each figure names the price list that states it: Sample
 * monthly prices, Further plan prices, Host reimbursement, Formula, Rekafin, Zap series, Price increase notices. What no
 * list states is in docs/decisions/0002.
 */
export interface Brand {
  slug: string;
  name: string;
  /** Place in the list of providers. */
  position: number;
  /** 1 digital (default), 2 non-digital. */
  type?: 1 | 2;
  /** Colour of the generated mark: near what the brand is known by, dark enough for white letters. */
  color: string;
  tagline: string;
  description: string;
  hidden?: boolean;
  group: GroupShape;
  packages: BrandPackage[];
  notices?: { effectiveOn: string; text: string }[];
}

export interface GroupShape {
  hosts: 0 | 1;
  regulars: number;
  tvSlots?: number;
  startsWhenConfirmed?: number;
  /** When its host is asked to buy; at once where nothing is said. */
  hostBuys?: HostBuys;
  hostStoresLogin?: true;
  /** Members come in by an invitation to an e-mail address. */
  invites?: true;
}

export interface BrandPackage {
  /** Unique within the brand. */
  slug: string;
  name: string;
  description: string;
  isHost?: true;
  isPo?: true;
  needsTv?: true;
  /** Of the voucher that comes with it. */
  voucher?: VoucherTerms;
  /** Which of the brand's subscriptions it shares; packages of one subscription and length sit in the same group. */
  subscription?: { slug: string; name: string };
  variants: BrandVariant[];
}

export interface BrandVariant {
  months: number;
  total: number;
  /** The provider's price for the whole group; left out where it is not known. */
  cost?: ProviderCost;
  adminFee?: number;
  activationFee?: number;
  /** Parts that follow by arithmetic and are not stated (docs/decisions/0002). */
  derived?: ('cost' | 'adminFee' | 'activationFee' | 'total')[];
  active?: false;
}

/** `added`: 11 % comes on top of `price`; `included`: `price` is what is debited; `unknown`: not stated. */
export interface ProviderCost {
  price: number | null;
  tax: 'added' | 'included' | 'unknown';
}

export interface Family {
  slug: string;
  name: string;
  hostSeats: number;
  regularSeats: number;
  tvSlots: number | null;
  startsWhenConfirmed: number | null;
  cycleMonths: number;
  hostBuys: HostBuys;
  hostStoresLogin: boolean;
  invites: boolean;
  /** What the provider debits for the whole group, tax included. */
  providerPrice: Sen | null;
}

/** The groups a brand can have: one kind for each subscription and length. */
export function familiesOf(brand: Brand): Family[] {
  const families = new Map<string, Family>();
  for (const plan of brand.packages)
    for (const variant of plan.variants) {
      const slug = familySlug(brand, plan, variant);
      families.set(slug, {
        slug,
        name: [brand.name, plan.subscription?.name, plan.voucher ? null : durationLabel(variant.months)]
          .filter(Boolean)
          .join(' '),
        hostSeats: brand.group.hosts,
        regularSeats: brand.group.regulars,
        tvSlots: brand.group.tvSlots ?? null,
        startsWhenConfirmed: brand.group.startsWhenConfirmed ?? null,
        cycleMonths: variant.months,
        hostBuys: brand.group.hostBuys ?? 'ordered',
        hostStoresLogin: brand.group.hostStoresLogin ?? false,
        invites: brand.group.invites ?? false,
        providerPrice: families.get(slug)?.providerPrice ?? debitOf(variant.cost),
      });
    }
  return [...families.values()];
}

export const familySlug = (brand: Brand, { subscription }: BrandPackage, { months }: BrandVariant): string =>
  [brand.slug, subscription?.slug, LENGTH_SLUG[months] ?? `${months}-months`].filter(Boolean).join('-');
const LENGTH_SLUG: Record<number, string> = { 1: 'monthly', 12: 'yearly' };

export const packageSlug = (brand: Brand, plan: BrandPackage): string => `${brand.slug}-${plan.slug}`;

/** The variant's parts as the price engine takes them. */
export function componentsOf({ group }: Brand, { cost, adminFee, activationFee }: BrandVariant): PriceComponents {
  return {
    providerPrice: senOrNull(cost?.price),
    taxed: cost?.tax === 'added',
    groupSize: group.hosts + group.regulars,
    adminFee: senOrNull(adminFee),
    activationFee: activationFee === undefined ? ZERO_SEN : toSen(activationFee),
  };
}

function debitOf(cost: ProviderCost | undefined): Sen | null {
  const price = senOrNull(cost?.price);
  if (price === null || cost?.tax === 'unknown') return null;
  return cost?.tax === 'added' ? withTax(price) : price;
}

const senOrNull = (rupiah: number | null | undefined): Sen | null => (rupiah == null ? null : toSen(rupiah));
