import { DERIVABLE } from '#domain/catalogue/price-check';
import { HOST_BUYS } from '#domain/catalogue/host-buys';
import * as z from 'zod/mini';
import { amount, lines, moment, signedAmount, text, uid } from '#contracts/platform/common.http';
import { slug } from '#contracts/platform/slug.http';
import { PAGE } from '#contracts/shop-paths';

/** Bodies of catalogue edits. An update contains the version of the record that was edited. */
const version = { version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)) };

const whole = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const position = whole(0, 10_000);

const category = { name: text(60), position };
export const createCategoryBody = z
  .strictObject({ slug: slug(60), ...category })
  .register(z.globalRegistry, { id: 'CreateCategoryBody' });
export type CreateCategoryBody = z.infer<typeof createCategoryBody>;
export const updateCategoryBody = z
  .strictObject({ ...category, ...version })
  .register(z.globalRegistry, { id: 'UpdateCategoryBody' });
export type UpdateCategoryBody = z.infer<typeof updateCategoryBody>;

const provider = {
  name: text(60),
  categoryUid: uid,
  /** 1 digital, 2 non-digital. */
  type: whole(1, 2),
  color: text(7).check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Tulis warna seperti #08a081')),
  tagline: text(120),
  description: lines(2_000),
  position,
};
export const createProviderBody = z
  .strictObject({ slug: slug(60, { pages: [PAGE.provider] }), ...provider })
  .register(z.globalRegistry, { id: 'CreateProviderBody' });
export type CreateProviderBody = z.infer<typeof createProviderBody>;
export const updateProviderBody = z
  .strictObject({ ...provider, ...version })
  .register(z.globalRegistry, { id: 'UpdateProviderBody' });
export type UpdateProviderBody = z.infer<typeof updateProviderBody>;

const family = {
  name: text(80),
  providerPrice: z.nullable(amount),
  transferFee: signedAmount,
  /** Members come in by an invitation to an e-mail address; a body without it changes nothing. */
  invites: z.optional(z.boolean()),
  // Of hosts; a body without them changes nothing. docs/rules/hosts.md
  hostBuys: z.optional(z.enum(HOST_BUYS)),
  hostStoresLogin: z.optional(z.boolean()),
  reimbursesWhenFull: z.optional(z.boolean()),
  priceTolerancePercent: z.optional(whole(0, 100)),
  cycleMonths: z.optional(whole(1, 60)),
  /** Of its renewals; null: the usual days. A body without them changes nothing. */
  renewalLeadDays: z.optional(z.nullable(whole(0, 30))),
  graceDays: z.optional(z.nullable(whole(0, 30))),
};
/** The seats of a family never change, because open groups have that many. */
export const createFamilyBody = z
  .strictObject({
    providerUid: uid,
    slug: slug(60),
    ...family,
    hostSeats: whole(0, 1),
    regularSeats: whole(1, 100),
    tvSlots: z.nullable(whole(0, 100)),
    startsWhenConfirmed: z.nullable(whole(1, 101)),
  })
  .register(z.globalRegistry, { id: 'CreateFamilyBody' });
export type CreateFamilyBody = z.infer<typeof createFamilyBody>;
export const updateFamilyBody = z
  .strictObject({ ...family, ...version })
  .register(z.globalRegistry, { id: 'UpdateFamilyBody' });
export type UpdateFamilyBody = z.infer<typeof updateFamilyBody>;

/** Of the voucher that comes with the plan; a body without them changes nothing. */
const voucherTerms = {
  voucherTreatments: z.optional(z.nullable(whole(1, 1_000))),
  voucherFirstUseDays: z.optional(z.nullable(whole(1, 3_660))),
};
const pack = { name: text(60), description: lines(1_000), isPo: z.boolean(), position, ...voucherTerms };
type VoucherFields = z.infer<z.ZodMiniObject<typeof voucherTerms>>;
const bothOrNone = z.refine<VoucherFields>(
  ({ voucherTreatments: treatments, voucherFirstUseDays: days }) =>
    (treatments === undefined) === (days === undefined) && (treatments === null) === (days === null),
  { path: ['voucherFirstUseDays'], error: 'Isi jumlah perawatan dan batas harinya, atau kosongkan keduanya' },
);
/** The role of a package never changes, because accounts have been created with it. */
export const createPackageBody = z
  .strictObject({ providerUid: uid, slug: slug(60), ...pack, isHost: z.boolean(), needsTv: z.boolean() })
  .check(bothOrNone)
  .register(z.globalRegistry, { id: 'CreatePackageBody' });
export type CreatePackageBody = z.infer<typeof createPackageBody>;
export const updatePackageBody = z
  .strictObject({ ...pack, ...version })
  .check(bothOrNone)
  .register(z.globalRegistry, { id: 'UpdatePackageBody' });
export type UpdatePackageBody = z.infer<typeof updatePackageBody>;

export const createVariantBody = z
  .strictObject({ packageUid: uid, familyUid: uid, duration: whole(1, 60) })
  .register(z.globalRegistry, { id: 'CreateVariantBody' });
export type CreateVariantBody = z.infer<typeof createVariantBody>;

const price = {
  grandTotal: amount,
  /** null: unknown. */
  providerPrice: z.nullable(amount),
  taxed: z.boolean(),
  adminFee: z.nullable(amount),
  activationFee: amount,
  /** Components that were derived by arithmetic. */
  derived: z.array(z.enum(DERIVABLE)).check(z.maxLength(DERIVABLE.length)),
};
/** `validFrom` null: from now on. */
const newPrice = { validFrom: z.nullable(moment), ...price };
export const previewPriceBody = z.strictObject(newPrice).register(z.globalRegistry, { id: 'PreviewPriceBody' });
export type PreviewPriceBody = z.infer<typeof previewPriceBody>;
export const addPriceBody = z
  .strictObject({ ...newPrice, ...version })
  .register(z.globalRegistry, { id: 'AddPriceBody' });
export type AddPriceBody = z.infer<typeof addPriceBody>;
export const changePriceBody = z
  .strictObject({ priceUid: uid, validFrom: moment, ...price, ...version })
  .register(z.globalRegistry, { id: 'ChangePriceBody' });
export type ChangePriceBody = z.infer<typeof changePriceBody>;
export const withdrawPriceBody = z
  .strictObject({ priceUid: uid, ...version })
  .register(z.globalRegistry, { id: 'WithdrawPriceBody' });
export type WithdrawPriceBody = z.infer<typeof withdrawPriceBody>;
