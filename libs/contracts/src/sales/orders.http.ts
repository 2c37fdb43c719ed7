import * as z from 'zod/mini';
import { logo } from '#contracts/catalogue/catalogue.http';
import { bill } from '#contracts/sales/bill.http';
import { ended } from '#contracts/sales/ended.http';
import { givenBack } from '#contracts/sales/given-back.http';
import { instant, optionalQueryInt, page, queryInt, rupiah, uid } from '#contracts/platform/common.http';
import { additionalOrder, firstStep, orderWait } from '#contracts/sales/payments.http';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';
import { ORDER_KINDS } from '#domain/sales/orders/order-status';
import { PAYMENT_STATES } from '#domain/sales/payments/payment-state';
import { REFUND_STATES } from '#domain/sales/refunds/refund';

export const orderListQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 10), status: optionalQueryInt(1, 8) })
  .register(z.globalRegistry, { id: 'OrderListQuery' });
export type OrderListQuery = z.infer<typeof orderListQuery>;

const orderFacts = {
  orderUid: uid,
  orderNumber: z.string(),
  status: z.number(),
  statusLabel: z.string(),
  /** The line that sold it: `subscriptions`, `merchandise`, … */
  productLine: z.string(),
  kind: z.enum(ORDER_KINDS),
  providerName: z.string(),
  providerSlug: z.string(),
  providerColor: z.string(),
  /** As it is now. */
  providerLogo: logo,
  packageName: z.string(),
  duration: z.number(),
  durationLabel: z.string(),
  grandTotal: rupiah,
  createdAt: instant,
  dueAt: z.nullable(instant),
  /** What is to be paid until then: less than the total after a part was paid, or of an order in instalments. */
  dueAmount: z.nullable(rupiah),
  /** What was bought can be used: of a seat, its login or invitation was given. */
  isReady: z.boolean(),
  /** Of a pre-order that waits: without a verified e-mail the seat is free again then. */
  verifyBy: z.nullable(instant),
};
/** The fields of an order that the specification names and the facts have not. docs/decisions/0073-who-may-call.md */
export const orderReferences = z.object({
  /** The page where it goes on, on the same site. */
  redirectUrl: z.string(),
  /** What is asked for after a part has come; null: nothing has come, or nothing is asked for. */
  additionalOrder: z.nullable(additionalOrder),
  provider: z.object({
    name: z.string(),
    slug: z.string(),
    type: z.number(),
    package: z.object({ name: z.string(), isHost: z.boolean(), isPo: z.boolean() }),
  }),
});
export type OrderReferences = z.infer<typeof orderReferences>;

/** Comes before everything else while the order is open; null: nothing does. */
const first = z.nullable(firstStep);

/** What a host pays of its own: its share and the transfer fee, in place of the price of the plan, which nobody pays. */
const hostBears = z.optional(rupiah);

export const orderSummary = z
  .object({
    ...orderFacts,
    ...orderReferences.shape,
    customerUid: uid,
    ended,
    /** With it a host's order shows whether its proof is missing or being checked. */
    accountStatus: z.nullable(z.int()),
    /** Of an order for a seat: its group, and what it waits for once it is paid. */
    seat: z.optional(
      z.object({
        role: z.enum(SEAT_ROLES),
        why: z.nullable(z.string()),
        size: z.number(),
        taken: z.number(),
        freeHostSeats: z.number(),
        /** The next period while it is to be paid. */
        renewalDue: z.nullable(bill),
        hostBears,
      }),
    ),
    /** What goes back to an account that the customer has yet to name; left out: nothing. */
    refundToName: z.optional(rupiah),
    /** It waits for its payment, of which no further proof is taken; left out: one is, or nothing is waited for. */
    takesNoProof: z.optional(z.literal(true)),
  })
  .register(z.globalRegistry, { id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

/** The public view by `orderUid` alone, without contact data. docs/rules/orders.md#payment-link */
export const orderGlance = z
  .object({
    ...orderFacts,
    ...orderReferences.shape,
    first,
    customerName: z.string(),
    /** When the seat has ended; null of one that has not, and of what is no seat. Why is for its customer alone. */
    endedAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'OrderGlance' });
export type OrderGlance = z.infer<typeof orderGlance>;

/** One event of the order or its account, oldest first. */
export const timelineEntry = z.object({
  at: instant,
  subject: z.enum(['order', 'account', 'payment', 'host', 'shipment']),
  status: z.nullable(z.number()),
  title: z.string(),
  why: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Money of the order that goes or went back; one that was called off is left out. */
export const orderRefund = z.object({
  /** Of a credit what is left of it; of one that is used up all of it. */
  amount: rupiah,
  /** What of it was used as credit before: it does not go back. */
  used: rupiah,
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  requestedAt: instant,
  paidAt: z.nullable(instant),
  givenBack,
});
export type OrderRefund = z.infer<typeof orderRefund>;

export const orderDetail = z
  .object({
    ...orderFacts,
    ...orderReferences.shape,
    first,
    /** Until its payment is confirmed; left out: nothing that is known now. */
    waits: z.optional(orderWait),
    customerUid: uid,
    /** In a sentence, why it was cancelled by an admin, or what it was for ended before its time to pay was over, or while its proof was being checked; left out: it was not. */
    closedEarly: z.optional(z.string()),
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    ended,
    /** What `dueAt` becomes when the e-mail is verified now; null: verifying gives no more time. */
    dueOnceVerified: z.nullable(instant),
    /** Actions that the customer may take now. */
    actions: z.array(z.string()),
    /** Of an order that the customer may cancel what has come for it, which is kept as credit then; left out: nothing. */
    creditOnCancel: z.optional(rupiah),
    /** Of an order for a seat. */
    account: z.optional(
      z.object({
        uid,
        status: z.number(),
        statusLabel: z.string(),
        seatNumber: z.number(),
        role: z.enum(SEAT_ROLES),
        variantUid: uid,
        /** What a paid seat waits for; null: nothing, or not known yet. */
        why: z.nullable(z.string()),
        hostBears,
      }),
    ),
    group: z.optional(
      z.object({
        uid,
        name: z.string(),
        size: z.number(),
        taken: z.number(),
        /** Of the free ones, those for a host. */
        freeHostSeats: z.number(),
        /** Of the others, those that are held for the waiting list. */
        heldSeats: z.number(),
        members: z.array(
          z.object({
            seatNumber: z.number(),
            role: z.enum(SEAT_ROLES),
            name: z.string(),
            status: z.number(),
            statusLabel: z.string(),
            /** It can be used: only an active seat with it is shown as active. */
            hasAccess: z.boolean(),
            /** Its order waits for the group to fill: nothing is to be paid yet. */
            waitsForGroup: z.boolean(),
            isMe: z.boolean(),
          }),
        ),
      }),
    ),
    /** Of a plan that comes with a voucher. */
    voucher: z.optional(
      z.object({
        treatments: z.number(),
        firstUseWithinDays: z.number(),
        /** As `GET /customer/voucher` has it; null: it was not issued yet. */
        state: z.nullable(z.string()),
      }),
    ),
    payment: z.nullable(
      z.object({
        state: z.enum(PAYMENT_STATES),
        submittedAt: instant,
        reason: z.nullable(z.string()),
        /** It was rejected, and no other one is taken. */
        isLast: z.boolean(),
        proofUrl: z.nullable(z.string()),
      }),
    ),
    /** Oldest first. */
    refunds: z.array(orderRefund),
    /** What is to be transferred back to an account that the customer may name now, or another one; left out: nothing. */
    refundAccount: z.optional(
      z.object({ amount: rupiah, named: z.nullable(z.object({ bankName: z.string(), ending: z.string() })) }),
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
