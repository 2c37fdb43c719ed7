import type { PriceInformation } from '../catalogue/price.js';

/** The catalogue's figures as the shop carries them in itself, so that the price pages need no API. Spec 2 §3 and §9. */
export interface PriceList {
  categories: { slug: string; name: string }[];
  /** Every brand that is listed and sold, in the order of the specification. */
  brands: PriceListBrand[];
}

export interface PriceListBrand {
  slug: string;
  name: string;
  /** Slug of its category. */
  category: string;
  /** Colour of the generated mark. */
  color: string;
  /** Group size as it is shown: Canva says 4 and is five. Spec 2 §3. */
  member: number;
  hostSeats: number;
  regularSeats: number;
  notices: { effectiveOn: string; text: string }[];
  plans: PriceListPlan[];
}

/** One package for one length. Amounts are rupiah. */
export interface PriceListPlan {
  /** Of the package; with `months` it names the plan. */
  slug: string;
  name: string;
  isHost: boolean;
  isPo: boolean;
  needsTv: boolean;
  months: number;
  total: number;
  /** 11 % tax comes on top of the provider's price. */
  taxed: boolean;
  /** What the provider debits for the whole group, tax included; null where it is not known. */
  debit: number | null;
  /** What a host gets back; null for regular plans and where the debit is not known. */
  reimbursement: number | null;
  informations: PriceInformation[];
  /** What is asked before a seat of this plan can be taken. Spec 2 §5. */
  eligibility: { slug: string; text: string }[];
}

/** Every rule that some plan of the brand asks, once. */
export const rulesIn = ({ plans }: PriceListBrand): { slug: string; text: string }[] => [
  ...new Map(
    plans.flatMap(({ eligibility }) => eligibility).map((rule) => [`${rule.slug} ${rule.text}`, rule]),
  ).values(),
];

export const hostPlans = ({ plans }: PriceListBrand): PriceListPlan[] => plans.filter(({ isHost }) => isHost);
export const regularPlans = ({ plans }: PriceListBrand): PriceListPlan[] => plans.filter(({ isHost }) => !isHost);
