import * as z from 'zod/mini';
import { day, instant, lines, rupiah, text, uid } from '#contracts/platform/common.http';
import { schemeTextView } from '#contracts/catalogue/scheme.http';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { NOTICE_LENGTH, RULE_LENGTH } from '#contracts/limits';

const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const listOf = (most: number, least = 0) => z.array(text(400)).check(z.minLength(least), z.maxLength(most));
const count = z.int().check(z.minimum(1), z.maximum(1_000));
const price = rupiah.check(z.minimum(0), z.maximum(100_000_000));

/** An entry of the price page with the admins' edits. */
export const adminSchemeEntry = z
  .extend(schemeTextView, {
    id,
    /** The shown group size. */
    member: z.number(),
    /** Names of the fields that differ from the bundled text. */
    edited: z.array(z.string()),
    version: z.number(),
    updatedAt: z.nullable(instant),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminSchemeEntry' });
export type AdminSchemeEntry = z.infer<typeof adminSchemeEntry>;

export const updateSchemeEntryBody = z
  .strictObject({
    version,
    title: text(120),
    desc: text(500),
    schemes: listOf(12, 1),
    /** HTML; tags that are not allowed are removed. */
    additionalInfo: z.string().check(z.maxLength(10_000)),
    notes: listOf(20),
    priceInfo: text(500),
    importantNotes: listOf(10),
    termsAndConditions: listOf(20, 1),
    normalPrice: z.optional(z.record(text(100), price)),
    series: z.optional(
      z.strictObject({
        treatments: count,
        perMember: count,
        members: count,
        discountPercent: z.int().check(z.minimum(0), z.maximum(100)),
        firstUseWithinDays: count,
      }),
    ),
    categoryTreatment: z.optional(
      z.array(z.strictObject({ title: text(120), description: listOf(10, 1) })).check(z.maxLength(20)),
    ),
  })
  .register(z.globalRegistry, { id: 'UpdateSchemeEntryBody' });
export type UpdateSchemeEntryBody = z.infer<typeof updateSchemeEntryBody>;

/** One eligibility rule of one plan. */
export const adminEligibilityRule = z
  .object({
    id,
    providerName: z.string(),
    packageUid: uid,
    packageName: z.string(),
    isHost: z.boolean(),
    rule: z.string(),
    text: z.string(),
    bundledText: z.string(),
    active: z.boolean(),
    version: z.number(),
    updatedAt: z.nullable(instant),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminEligibilityRule' });
export type AdminEligibilityRule = z.infer<typeof adminEligibilityRule>;

export const updateEligibilityRuleBody = z
  .strictObject({ version, text: text(RULE_LENGTH.max, RULE_LENGTH.min), active: z.boolean() })
  .register(z.globalRegistry, { id: 'UpdateEligibilityRuleBody' });
export type UpdateEligibilityRuleBody = z.infer<typeof updateEligibilityRuleBody>;

/** A notice that a price goes up at a date. docs/rules/prices.md#price-notices */
export const adminPriceNotice = z
  .object({
    id,
    providerUid: uid,
    providerName: z.string(),
    providerSlug: z.string(),
    effectiveOn: z.string(),
    text: z.string(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminPriceNotice' });
export type AdminPriceNotice = z.infer<typeof adminPriceNotice>;

const noticeText = lines(NOTICE_LENGTH.max, NOTICE_LENGTH.min);

export const createPriceNoticeBody = z
  .strictObject({ providerUid: uid, effectiveOn: day, text: noticeText })
  .register(z.globalRegistry, { id: 'CreatePriceNoticeBody' });
export type CreatePriceNoticeBody = z.infer<typeof createPriceNoticeBody>;

export const updatePriceNoticeBody = z
  .strictObject({ version, effectiveOn: day, text: noticeText })
  .register(z.globalRegistry, { id: 'UpdatePriceNoticeBody' });
export type UpdatePriceNoticeBody = z.infer<typeof updatePriceNoticeBody>;
