import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/http/common.http';
import { groupRef, ofOrder } from '#contracts/http/admin/record.http';
import { ORDER_KINDS } from '#domain/orders/order-status';

/** One point of the checklist, in the words that the customer has confirmed. */
export const eligibilityAnswer = z.object({ rule: z.string(), text: z.string(), answer: z.boolean() });

export const adminOrder = z
  .object({
    ...ofOrder,
    email: z.string(),
    kind: z.enum(ORDER_KINDS),
    status: z.number(),
    statusLabel: z.string(),
    grandTotal: rupiah,
    accountUid: uid,
    accountStatus: z.number(),
    accountStatusLabel: z.string(),
    ...groupRef,
    seatNumber: z.number(),
    createdAt: instant,
    dueAt: z.nullable(instant),
    /** Only on a single record; null where the plan has no rules. */
    eligibility: z.optional(
      z.nullable(
        z.object({
          accountEmail: z.nullable(z.string()),
          confirmedAt: instant,
          answers: z.array(eligibilityAnswer),
        }),
      ),
    ),
    /** Only on a single record. */
    timeline: z.optional(
      z.array(
        z.object({
          at: instant,
          subject: z.string(),
          title: z.string(),
          why: z.nullable(z.string()),
          by: z.string(),
          /** What the order or its seat became; the console has its own words for it. */
          orderStatus: z.optional(z.number()),
          accountStatus: z.optional(z.number()),
        }),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrder>;
