import * as z from 'zod/mini';
import { DERIVABLE } from '#domain/catalogue/price-check';
import { instant, rupiah, uid } from '#contracts/platform/common.http';
import { logo, providerSummary, variantView } from '#contracts/catalogue/catalogue.http';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';

/** Counts the edits of a record; an update sends it back. */
const version = z.number();

export const adminCategory = z
  .object({ id, slug: z.string(), name: z.string(), position: z.number(), providers: z.number(), version })
  .register(z.globalRegistry, { id: 'AdminCategory' });
export type AdminCategory = z.infer<typeof adminCategory>;

export const adminProvider = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    categoryUid: uid,
    type: z.number(),
    color: z.string(),
    logo,
    tagline: z.string(),
    description: z.string(),
    position: z.number(),
    hidden: z.boolean(),
    packages: z.number(),
    openGroups: z.number(),
    createdAt: instant,
    version,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminProvider' });
export type AdminProvider = z.infer<typeof adminProvider>;

export const adminFamily = z
  .object({
    id,
    providerUid: uid,
    providerName: z.string(),
    slug: z.string(),
    name: z.string(),
    hostSeats: z.number(),
    regularSeats: z.number(),
    tvSlots: z.nullable(z.number()),
    startsWhenConfirmed: z.nullable(z.number()),
    /** Days before the end at which the next period is invoiced, and of grace after it; null: the usual ones. */
    renewalLeadDays: z.nullable(z.number()),
    graceDays: z.nullable(z.number()),
    /** What the provider debits for the whole group; null when unknown. */
    providerPrice: z.nullable(rupiah),
    transferFee: rupiah,
    hostBuys: z.string(),
    hostStoresLogin: z.boolean(),
    invites: z.boolean(),
    reimbursesWhenFull: z.boolean(),
    priceTolerancePercent: z.int(),
    cycleMonths: z.int(),
    variants: z.number(),
    version,
  })
  .register(z.globalRegistry, { id: 'AdminFamily' });
export type AdminFamily = z.infer<typeof adminFamily>;

export const adminPackage = z
  .object({
    id,
    providerUid: uid,
    providerName: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    isHost: z.boolean(),
    isPo: z.boolean(),
    needsTv: z.boolean(),
    /** Of the voucher that comes with the plan; null without one. */
    voucherTreatments: z.nullable(z.number()),
    voucherFirstUseDays: z.nullable(z.number()),
    position: z.number(),
    active: z.boolean(),
    variants: z.number(),
    version,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminPackage' });
export type AdminPackage = z.infer<typeof adminPackage>;

/** A dated price; null components are unknown. */
/** A price in rupiah; null is unknown, `derived` lists the components computed from the others. */
export const priceFacts = z.object({
  grandTotal: rupiah,
  providerPrice: z.nullable(rupiah),
  taxed: z.boolean(),
  adminFee: z.nullable(rupiah),
  activationFee: rupiah,
  derived: z.array(z.enum(DERIVABLE)),
});
export const adminPrice = z.extend(priceFacts, {
  id,
  validFrom: instant,
  /** Past, current or scheduled. */
  state: z.enum(['over', 'current', 'scheduled']),
});
export type AdminPrice = z.infer<typeof adminPrice>;

export const adminVariant = z
  .object({
    id,
    packageUid: uid,
    packageName: z.string(),
    providerUid: uid,
    providerName: z.string(),
    familyUid: uid,
    familyName: z.string(),
    groupSize: z.number(),
    duration: z.number(),
    durationLabel: z.string(),
    active: z.boolean(),
    /** The current price; null before the first one begins. */
    grandTotal: z.nullable(rupiah),
    /** Every dated price, newest first. */
    prices: z.array(adminPrice),
    version,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminVariant' });
export type AdminVariant = z.infer<typeof adminVariant>;

/** What customers see of a variant: the brand's card in the list, and the price with its lines. */
const seen = z.object({ card: providerSummary, variant: variantView });
export const pricePreview = z
  .object({
    /** When the price begins. */
    startsAt: instant,
    /** The moment before; null without a price. */
    before: z.nullable(seen),
    after: seen,
    /** False when brand, package or variant is hidden or inactive, so that customers do not see it. */
    visible: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PricePreview' });
export type PricePreview = z.infer<typeof pricePreview>;
