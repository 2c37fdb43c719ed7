import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { amount, instant, rupiah, text } from '#contracts/platform/common.http';
import { ended } from '#contracts/sales/ended.http';
import { groupRef, ofOrder } from '#contracts/platform/admin-record.http';
import { REFUNDED_PERIODS, REFUND_RULES } from '#domain/products/subscriptions/accounts/seat-refund';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';

export const adminAccount = z
  .object({
    ...ofOrder,
    ...groupRef,
    seatNumber: z.number(),
    role: z.enum(SEAT_ROLES),
    status: z.number(),
    statusLabel: z.string(),
    /** It can be used, as in the shop. docs/rules/groups.md#seat-states */
    hasAccess: z.boolean(),
    /** The order's price, which a refund gives back. */
    grandTotal: rupiah,
    /** The last moment of what is paid; null before the first access, once the seat has ended, and of a host. */
    paidUntil: z.nullable(instant),
    /** The first day (WIB) of the paid time, and what it began with; null before the first access, and where there are no periods. */
    startedOn: z.nullable(z.string()),
    startedBy: z.nullable(z.enum(['activation', 'login', 'invitation'])),
    /** It has or had paid periods. */
    hasPeriods: z.boolean(),
    ended,
    /** Paid for periods that have not begun: credit when the seat ends. */
    paidAhead: rupiah,
    pendingReason: z.nullable(z.string()),
    /** Treatments of its voucher that were not used, which are void when the seat ends; null: it has none. */
    voucherLeft: z.nullable(z.int()),
    /** Of a paid seat that waits: when its payment was confirmed. */
    waitingSince: z.nullable(instant),
    /** From when on its member may take the money back. docs/rules/groups.md#money-back */
    waitsUntil: z.nullable(instant),
    createdAt: instant,
    history: z.optional(
      z.array(z.object({ at: instant, from: z.nullable(z.number()), to: z.number(), why: z.string(), by: z.string() })),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminAccount' });
export type AdminAccount = z.infer<typeof adminAccount>;

/** What can be given back of a seat now. */
export const accountRefundTerms = z
  .object({
    /** All that is left of the last payment; the seat ends. */
    whole: rupiah,
    /** Which period the last payment was for. */
    wholeOf: z.enum(REFUNDED_PERIODS),
    /** What was not used; the seat ends. Null: it never was active, or a proof waits for a decision. */
    unused: z.nullable(
      z.object({
        amount: rupiah,
        parts: z.int(),
        all: z.int(),
        unit: z.enum(['days', 'treatments']),
        /** Of the periods that have begun, and of the one paid ahead; together the amount. */
        of: z.array(z.object({ which: z.enum(REFUNDED_PERIODS), amount: rupiah, parts: z.int(), all: z.int() })),
      }),
    ),
    /** What has come for the next period's invoice, which is not complete: it becomes credit when the seat ends. */
    credited: rupiah,
    /** More than this that is typed needs another admin; the seat stays. */
    freely: rupiah,
    /** Where the last payment came from, and what is left of each; null: credit, which is credit again. */
    from: z.array(z.object({ source: z.nullable(z.string()), amount: rupiah })),
  })
  .register(z.globalRegistry, { id: 'AccountRefundTerms' });
export type AccountRefundTerms = z.infer<typeof accountRefundTerms>;

/** `amount`: of `typed` the amount; else what the admin has seen, so that another one is refused. `left`: of `typed` what `whole` was then, so that it is given once. */
export const refundAccountBody = z
  .strictObject({
    reason: text(REASON_LENGTH.max, REASON_LENGTH.min),
    rule: z._default(z.enum(REFUND_RULES), 'whole'),
    amount: z.optional(amount),
    left: z.optional(amount),
  })
  .register(z.globalRegistry, { id: 'RefundAccountBody' });
export type RefundAccountBody = z.infer<typeof refundAccountBody>;
