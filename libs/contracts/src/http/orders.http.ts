import * as z from 'zod/mini';
import {
  email,
  instant,
  page,
  phoneNumber,
  optionalQueryInt,
  queryInt,
  rupiah,
  text,
  uid,
} from '#contracts/http/common.http';
import { SEAT_ROLES } from '#domain/groups/group';
import { ORDER_KINDS } from '#domain/orders/order-status';
import { PAYMENT_STATES } from '#domain/payments/payment-state';

/** Rules of a plan have short names; no plan has more than a handful. */
const MOST_ANSWERS = 20;
export const eligibilityGiven = z.strictObject({
  /** Of the buyer's own account at the provider; only where it joins a family there. */
  accountEmail: z.optional(email),
  /** Slug of the rule → confirmed. */
  answers: z
    .record(text(60), z.boolean())
    .check(z.refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, `Maksimal ${MOST_ANSWERS} jawaban`)),
});
export type EligibilityGiven = z.infer<typeof eligibilityGiven>;

export const placeOrderBody = z
  .strictObject({
    name: text(100),
    email,
    phoneNumber,
    packageUid: uid,
    variantUid: uid,
    groupUid: z.optional(z.nullable(uid)),
    /** Required by plans with rules (spec 2 §5), unknown to the others. */
    eligibility: z.optional(eligibilityGiven),
  })
  .register(z.globalRegistry, { id: 'PlaceOrderBody' });
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

export const placedOrder = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    redirectUrl: z.string(),
    grandTotal: rupiah,
    /** null until payment is asked for. */
    dueAt: z.nullable(instant),
    groupUid: uid,
    seatNumber: z.number(),
    additionalOrder: z.nullable(z.string()),
    provider: z.object({
      name: z.string(),
      slug: z.string(),
      type: z.number(),
      package: z.object({ name: z.string(), isHost: z.boolean(), isPo: z.boolean() }),
    }),
  })
  .register(z.globalRegistry, { id: 'PlacedOrder' });
export type PlacedOrder = z.infer<typeof placedOrder>;

export const orderListQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 10), status: optionalQueryInt(1, 8) })
  .register(z.globalRegistry, { id: 'OrderListQuery' });
export type OrderListQuery = z.infer<typeof orderListQuery>;

const orderFacts = {
  orderUid: uid,
  orderNumber: z.string(),
  status: z.number(),
  statusLabel: z.string(),
  kind: z.enum(ORDER_KINDS),
  providerName: z.string(),
  providerSlug: z.string(),
  providerColor: z.string(),
  packageName: z.string(),
  duration: z.number(),
  durationLabel: z.string(),
  grandTotal: rupiah,
  createdAt: instant,
  dueAt: z.nullable(instant),
};

export const orderSummary = z
  .object({
    ...orderFacts,
    customerUid: uid,
    /** Of the order's seat: tells a host whose purchase is still to be proven from one whose is being checked. */
    accountStatus: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

/** Anonymous view by `orderUid` alone: what a payment page needs, no contact data. Decisions: Session and safety. */
export const orderGlance = z
  .object({ ...orderFacts, customerName: z.string() })
  .register(z.globalRegistry, { id: 'OrderGlance' });
export type OrderGlance = z.infer<typeof orderGlance>;

/** One thing that happened to the order or its seat, oldest first. */
export const timelineEntry = z.object({
  at: instant,
  subject: z.enum(['order', 'account', 'payment', 'host']),
  status: z.nullable(z.number()),
  title: z.string(),
  why: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const orderDetail = z
  .object({
    ...orderFacts,
    customerUid: uid,
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    /** Actions of the order table that a customer may take now. */
    actions: z.array(z.string()),
    account: z.object({
      uid,
      status: z.number(),
      statusLabel: z.string(),
      seatNumber: z.number(),
      role: z.enum(SEAT_ROLES),
    }),
    group: z.object({
      uid,
      name: z.string(),
      size: z.number(),
      taken: z.number(),
      members: z.array(
        z.object({
          seatNumber: z.number(),
          role: z.enum(SEAT_ROLES),
          name: z.string(),
          statusLabel: z.string(),
          isMe: z.boolean(),
        }),
      ),
    }),
    payment: z.nullable(
      z.object({
        state: z.enum(PAYMENT_STATES),
        submittedAt: instant,
        reason: z.nullable(z.string()),
        proofUrl: z.nullable(z.string()),
      }),
    ),
    timeline: z.array(timelineEntry),
  })
  .register(z.globalRegistry, { id: 'OrderDetail' });
export type OrderDetail = z.infer<typeof orderDetail>;

export const orderDetailQuery = z
  .strictObject({ orderUid: uid, customerUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'OrderDetailQuery' });
export type OrderDetailQuery = z.infer<typeof orderDetailQuery>;

export const orderStatusView = z
  .object({ code: z.number(), label: z.string() })
  .register(z.globalRegistry, { id: 'OrderStatus' });
