import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';
import { groupRef, ofOrder } from '#contracts/platform/admin-record.http';
import { ORDER_KINDS } from '#domain/sales/orders/order-status';

/** One point of the checklist, as the customer confirmed it. */
export const eligibilityAnswer = z.object({ rule: z.string(), text: z.string(), answer: z.boolean() });

export const adminOrder = z
  .object({
    ...ofOrder,
    email: z.string(),
    kind: z.enum(ORDER_KINDS),
    status: z.number(),
    statusLabel: z.string(),
    /** A saving plan between two instalments: nothing is asked for now. */
    isOnSchedule: z.boolean(),
    /** It is completed, and what was bought cannot be used yet. docs/rules/groups.md#seat-states */
    isPrepared: z.boolean(),
    grandTotal: rupiah,
    /** Of an order for a seat: the account and its group. */
    accountUid: z.optional(uid),
    accountStatus: z.optional(z.number()),
    accountStatusLabel: z.optional(z.string()),
    groupUid: z.optional(groupRef.groupUid),
    groupName: z.optional(groupRef.groupName),
    seatNumber: z.optional(z.number()),
    createdAt: instant,
    dueAt: z.nullable(instant),
    /** Only in a single record: what the buyer has yet to answer; null: nothing. */
    questions: z.optional(
      z.nullable(z.object({ rules: z.array(z.string()), asksDuties: z.boolean(), askedAt: instant })),
    ),
    /** Only in a single record; null for plans without rules. */
    eligibility: z.optional(
      z.nullable(
        z.object({
          accountEmail: z.nullable(z.string()),
          confirmedAt: instant,
          answers: z.array(eligibilityAnswer),
        }),
      ),
    ),
    /** Only in a single record. */
    timeline: z.optional(
      z.array(
        z.object({
          at: instant,
          subject: z.string(),
          title: z.string(),
          why: z.nullable(z.string()),
          by: z.string(),
          /** The new status of the order or account, which the console translates. */
          orderStatus: z.optional(z.number()),
          accountStatus: z.optional(z.number()),
        }),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrder>;
