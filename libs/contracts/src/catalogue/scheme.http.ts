import * as z from 'zod/mini';
import { rupiah, text } from '#contracts/platform/common.http';
import { hostCostView, logo, priceLineView, priceNoticeView } from '#contracts/catalogue/catalogue.http';

const askedRule = z.object({ slug: z.string(), text: z.string() });

/** One variant with all values derived from its price. */
export const pricedPlanView = z.object({
  slug: z.string(),
  name: z.string(),
  isHost: z.boolean(),
  isPo: z.boolean(),
  needsTv: z.boolean(),
  months: z.number(),
  /** Of a series; null where the plan is bought for a time. */
  treatments: z.nullable(z.number()),
  total: rupiah,
  taxed: z.boolean(),
  /** What the provider debits for the whole group, tax included; null when unknown. */
  debit: z.nullable(rupiah),
  /** What a host gets back; null for regular plans and when the debit is unknown. */
  reimbursement: z.nullable(rupiah),
  hostCost: hostCostView,
  informations: z.array(priceLineView),
  eligibility: z.array(askedRule),
});

export const pricedBrandView = z
  .object({
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    color: z.string(),
    logo,
    member: z.number(),
    hostSeats: z.number(),
    regularSeats: z.number(),
    notices: z.array(priceNoticeView),
    plans: z.array(pricedPlanView),
  })
  .register(z.globalRegistry, { id: 'PricedBrand' });

const seriesView = z.object({
  treatments: z.number(),
  perMember: z.number(),
  members: z.number(),
  discountPercent: z.number(),
  firstUseWithinDays: z.number(),
});

/** The texts of a brand's price page. docs/rules/catalogue.md#scheme-entries */
export const schemeTextView = z
  .object({
    slug: z.string(),
    name: z.string(),
    title: z.string(),
    img: z.string(),
    screenshot: z.string(),
    screenshotMobile: z.string(),
    desc: z.string(),
    schemes: z.array(z.string()),
    /** HTML with the allowed tags only. */
    additionalInfo: z.string(),
    notes: z.array(z.string()),
    priceInfo: z.string(),
    importantNotes: z.optional(z.array(z.string())),
    termsAndConditions: z.array(z.string()),
    normalPrice: z.optional(z.record(z.string(), rupiah)),
    series: z.optional(seriesView),
    categoryTreatment: z.optional(z.array(z.object({ title: z.string(), description: z.array(z.string()) }))),
  })
  .register(z.globalRegistry, { id: 'SchemeText' });

/** An entry with texts and figures. */
export const schemeEntryView = z
  .extend(schemeTextView, {
    member: z.number(),
    /** `plan` and `months` name the price that a line explains. */
    informations: z.array(z.extend(priceLineView, { plan: z.string(), months: z.number() })),
  })
  .register(z.globalRegistry, { id: 'SchemeEntry' });
export type SchemeEntryView = z.infer<typeof schemeEntryView>;

/** All data of the price pages. */
export const schemeOfPrice = z
  .object({
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
    brands: z.array(pricedBrandView),
    /** One for each brand, in the same order. */
    entries: z.array(schemeTextView),
  })
  .register(z.globalRegistry, { id: 'SchemeOfPrice' });
export type SchemeOfPrice = z.infer<typeof schemeOfPrice>;

export const schemeEntryQuery = z
  .strictObject({ slug: text(100) })
  .register(z.globalRegistry, { id: 'SchemeEntryQuery' });
export type SchemeEntryQuery = z.infer<typeof schemeEntryQuery>;
