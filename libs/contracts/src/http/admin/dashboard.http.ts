import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/http/common.http';

export const adminDashboard = z
  .object({
    serverTime: instant,
    waitingPayments: z.object({
      total: z.number(),
      under1h: z.number(),
      under6h: z.number(),
      older: z.number(),
      oldestAt: z.nullable(instant),
    }),
    purchasesToVerify: z.number(),
    groupsShort: z.array(
      z.object({ uid, name: z.string(), familyName: z.string(), size: z.number(), missing: z.number() }),
    ),
    groupsShortTotal: z.number(),
    reimbursementsDue: z.object({ total: z.number(), amount: rupiah, overdue: z.number() }),
    openFollowUps: z.number(),
    /** Entries of the blacklist against which somebody has appealed and waits. */
    openAppeals: z.number(),
    failedEvents: z.number(),
    waitingEvents: z.number(),
    /** Confirmed payments of the last 30 days, one row a day (WIB). */
    revenue: z.array(z.object({ day: z.string(), amount: rupiah, payments: z.number() })),
    ledgerSum: rupiah,
  })
  .register(z.globalRegistry, { id: 'AdminDashboard' });
export type AdminDashboard = z.infer<typeof adminDashboard>;
