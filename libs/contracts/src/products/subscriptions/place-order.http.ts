import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { amount, email, instant, rupiah, text, uid, whatsAppNumber } from '#contracts/platform/common.http';
import { GROUP_WAITS } from '#domain/catalogue/group-wait';
import { orderReferences } from '#contracts/sales/orders.http';

/** Rules of a plan have short names; no plan has more than a handful. */
const MOST_ANSWERS = 20;
export const eligibilityGiven = z.strictObject({
  /** Of the buyer's own account at the provider; where it joins a family there, or is invited. */
  accountEmail: z.optional(email),
  /** Slug of the rule → confirmed. */
  answers: z
    .record(text(60), z.boolean())
    .check(z.refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, `Maksimal ${MOST_ANSWERS} jawaban`)),
});
export type EligibilityGiven = z.infer<typeof eligibilityGiven>;

/** The duties of a host: which wording was shown, and the tick box. */
export const dutiesGiven = z.strictObject({ version: z.int(), accepted: z.boolean() });
export type DutiesGiven = z.infer<typeof dutiesGiven>;

export const placeOrderBody = z
  .strictObject({
    name: personName(),
    email,
    phoneNumber: whatsAppNumber,
    packageUid: uid,
    variantUid: uid,
    groupUid: z.optional(z.nullable(uid)),
    /** What its buyer has read that the seat waits for besides the payment; null: nothing. A seat that would wait for more is refused, without it none is. */
    waitsFor: z.optional(z.nullable(z.enum(GROUP_WAITS))),
    /** What its buyer has read that it costs, in rupiah; it is not placed at another price. */
    total: z.optional(amount),
    /** Of plans with rules: left out, it is asked before the payment. Optional for those with invitations, refused for the others. */
    eligibility: z.optional(eligibilityGiven),
    /** Of a host: left out, it is asked before the purchase. Refused for the others. */
    hostDuties: z.optional(dutiesGiven),
  })
  .register(z.globalRegistry, { id: 'PlaceOrderBody' });
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

export const placedOrder = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    ...orderReferences.shape,
    grandTotal: rupiah,
    /** null until payment is asked for. */
    dueAt: z.nullable(instant),
    groupUid: uid,
    /** The seat is in another group than was asked for, which had none for this buyer. */
    otherGroup: z.boolean(),
    seatNumber: z.number(),
  })
  .register(z.globalRegistry, { id: 'PlacedOrder' });
export type PlacedOrder = z.infer<typeof placedOrder>;
