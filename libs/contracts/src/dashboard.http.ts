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
    /** Paid seats that wait; how many for longer than 72 hours, and the first one since when. */
    waitingSeats: z.optional(z.object({ total: z.number(), late: z.number(), oldestAt: z.nullable(instant) })),
    /** Hosts whose purchase is not verified. */
    unboughtHosts: z.optional(z.number()),
    /** Groups in which members sit without a host. */
    groupsWithoutHost: z.optional(z.number()),
    /** Open seats whose paid time ends by this day (WIB), seven days from now. */
    periodsEnding: z.optional(z.object({ total: z.number(), by: z.string() })),
    /** Active seats that wait for their invitation. */
    invitationsToSend: z.optional(z.number()),
    /** Former members who know the login that is still in use. */
    knownLogins: z.optional(z.number()),
    /** Of the last 30 days: seats with a confirmed access among those that got one, claims, and the median time to the first answer. */
    access: z.optional(
      z.object({
        granted: z.number(),
        confirmed: z.number(),
        claims: z.number(),
        medianAnswerMinutes: z.nullable(z.number()),
        /** The most claims first. */
        byProvider: z.array(z.object({ name: z.string(), claims: z.number() })),
        byHost: z.array(z.object({ groupUid: uid, groupName: z.string(), hostName: z.string(), claims: z.number() })),
      }),
    ),
    openFollowUps: z.optional(z.number()),
    /** Claims with a clock that runs. */
    runningClaims: z.optional(z.number()),
    unreadThreads: z.optional(z.number()),
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
