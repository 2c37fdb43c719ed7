import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';

/** Open work by part; a part is left out for a role that may not read the list behind it. */
export const adminDashboard = z
  .object({
    serverTime: instant,
    waitingPayments: z.optional(
      z.object({
        total: z.number(),
        under1h: z.number(),
        under6h: z.number(),
        older: z.number(),
        oldestAt: z.nullable(instant),
      }),
    ),
    purchasesToVerify: z.optional(z.number()),
    groupsShort: z.optional(
      z.array(z.object({ uid, name: z.string(), familyName: z.string(), size: z.number(), missing: z.number() })),
    ),
    groupsShortTotal: z.optional(z.number()),
    reimbursementsDue: z.optional(z.object({ total: z.number(), amount: rupiah, overdue: z.number() })),
    openFollowUps: z.optional(z.number()),
    /** Blacklist entries with a waiting appeal. */
    openAppeals: z.optional(z.number()),
    /** Customers who may be on the blacklist. */
    openHints: z.optional(z.number()),
    failedEvents: z.optional(z.number()),
    waitingEvents: z.optional(z.number()),
    /** Confirmed payments of the last 30 days, one row for each day (WIB). */
    revenue: z.optional(z.array(z.object({ day: z.string(), amount: rupiah, payments: z.number() }))),
    ledgerSum: z.optional(rupiah),
    /** Checks of the books that have failed. */
    bookAlarms: z.optional(z.number()),
  })
  .register(z.globalRegistry, { id: 'AdminDashboard' });
export type AdminDashboard = z.infer<typeof adminDashboard>;
