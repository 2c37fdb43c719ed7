import type { HostCost } from '../host-cost.js';
import type { PriceInformation } from '../price.js';

/** The prices bundled with the shop, so that the price pages need no API. */
export interface PriceList {
  categories: { slug: string; name: string }[];
  /** Every listed brand, in display order. */
  brands: PriceListBrand[];
}

export interface PriceListBrand {
  slug: string;
  name: string;
  /** Slug of the category. */
  category: string;
  /** Colour of the mark of a provider without a logo. */
  color: string;
  /** Address of its picture. */
  logo?: string | undefined;
  /** The shown group size, which for Canva is not the real one. docs/rules/catalogue.md#group-sizes */
  member: number;
  hostSeats: number;
  regularSeats: number;
  notices: { effectiveOn: string; text: string }[];
  plans: PriceListPlan[];
}

/** One variant. Amounts are rupiah. */
export interface PriceListPlan {
  /** The package's slug; together with `months` it identifies the plan. */
  slug: string;
  name: string;
  isHost: boolean;
  isPo: boolean;
  needsTv: boolean;
  months: number;
  /** Of a series; null where the plan is bought for a time. */
  treatments: number | null;
  total: number;
  /** 11 % tax is added to the provider's price. */
  taxed: boolean;
  /** What the provider debits for the whole group, tax included; null when unknown. */
  debit: number | null;
  /** What a host gets back; null for regular plans and when the debit is unknown. */
  reimbursement: number | null;
  /** Of a host plan. */
  hostCost: HostCost | null;
  informations: PriceInformation[];
  /** Rules to confirm before a seat of this plan is taken. */
  eligibility: { slug: string; text: string }[];
}

/** The rules of all plans of the brand, without duplicates. */
export const rulesIn = ({ plans }: PriceListBrand): { slug: string; text: string }[] => [
  ...new Map(
    plans.flatMap(({ eligibility }) => eligibility).map((rule) => [`${rule.slug} ${rule.text}`, rule]),
  ).values(),
];

export const hostPlans = ({ plans }: PriceListBrand): PriceListPlan[] => plans.filter(({ isHost }) => isHost);
export const regularPlans = ({ plans }: PriceListBrand): PriceListPlan[] => plans.filter(({ isHost }) => !isHost);
