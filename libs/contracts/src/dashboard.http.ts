import * as z from 'zod/mini';
import { DESK_NAMES, type DeskName } from '#contracts/desks';
import { instant, rupiah, uid } from '#contracts/platform/common.http';

/** How many rows of each desk's list wait. */
const counts = Object.fromEntries(DESK_NAMES.map((name) => [name, z.optional(z.number())])) as Record<
  DeskName,
  z.ZodMiniOptional<z.ZodMiniNumber>
>;

export const SETUP_STEPS = ['bankAccounts', 'contactEmail', 'contactWhatsapp', 'contactPages', 'company'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Open work by part; a part is left out for a role that may not read the list behind it. */
export const adminDashboard = z
  .object({
    serverTime: instant,
    ...counts,
    /** For each desk the clock of the row that waits longest or is due soonest, as `clockOf` has it; both null when no row waits or the desk has no clock. */
    deskClocks: z.optional(z.record(z.string(), z.object({ since: z.nullable(instant), dueAt: z.nullable(instant) }))),
    /** Proofs of payment to check; how many are late, and the first one since when. docs/rules/payments.md#checking */
    waitingPayments: z.optional(z.object({ total: z.number(), late: z.number(), oldestAt: z.nullable(instant) })),
    groupsShort: z.optional(
      z.array(z.object({ uid, name: z.string(), familyName: z.string(), size: z.number(), missing: z.number() })),
    ),
    groupsShortTotal: z.optional(z.number()),
    reimbursementsDue: z.optional(z.object({ total: z.number(), amount: rupiah, overdue: z.number() })),
    /** Paid seats that wait; how many for longer than 72 hours, and the first one since when. */
    waitingSeats: z.optional(z.object({ total: z.number(), late: z.number(), oldestAt: z.nullable(instant) })),
    /** Open seats whose paid time ends by this day (WIB), seven days from now. */
    periodsEnding: z.optional(z.object({ total: z.number(), by: z.string() })),
    /** Of the last 30 days: seats with a confirmed access among those that got one, claims, and the median time to the first answer. */
    access: z.optional(
      z.object({
        granted: z.number(),
        confirmed: z.number(),
        claims: z.number(),
        /** When the first clock of a claim ends, of whatever day; null: none runs. */
        nextDueAt: z.nullable(instant),
        medianAnswerMinutes: z.nullable(z.number()),
        /** The most claims first. */
        byProvider: z.array(z.object({ name: z.string(), claims: z.number() })),
        byHost: z.array(z.object({ groupUid: uid, groupName: z.string(), hostName: z.string(), claims: z.number() })),
      }),
    ),
    waitingEvents: z.optional(z.number()),
    /** Money that came in with confirmed payments of the last 30 days, one row for each day (WIB). */
    revenue: z.optional(z.array(z.object({ day: z.string(), amount: rupiah, payments: z.number() }))),
    ledgerSum: z.optional(rupiah),
    /** What the shop owes to hosts, for refunds and as credit; the fees of this month (WIB). */
    books: z.optional(z.object({ hosts: rupiah, refunds: rupiah, credit: rupiah, fees: rupiah })),
    /** Checks of the books that have failed. */
    bookAlarms: z.optional(z.number()),
    /** Changes of the shop that wait for the approval of this role. docs/rules/shop.md#two-owners */
    proposedSettings: z.optional(z.number()),
    proposedAccounts: z.optional(z.number()),
    /** What is still as it came with the shop, or missing. docs/rules/shop.md#settings */
    setup: z.optional(z.array(z.enum(SETUP_STEPS))),
  })
  .register(z.globalRegistry, { id: 'AdminDashboard' });
export type AdminDashboard = z.infer<typeof adminDashboard>;

/** As many as an admin sees of what waits; of one kind its list has them all. */
export const WAITING_SHOWN = 50;
export const adminWaitingQuery = z
  .strictObject({ desk: z.optional(z.enum(DESK_NAMES as [DeskName, ...DeskName[]])) })
  .register(z.globalRegistry, { id: 'AdminWaitingQuery' });
export type AdminWaitingQuery = z.infer<typeof adminWaitingQuery>;
const adminWaitingRow = z
  .object({
    desk: z.enum(DESK_NAMES as [DeskName, ...DeskName[]]),
    /** Of the record of the desk's list. */
    uid,
    since: z.nullable(instant),
    dueAt: z.nullable(instant),
    isLate: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AdminWaitingRow' });
/** What waits for an admin, whatever it is, the most urgent first. */
export const adminWaiting = z.array(adminWaitingRow);
export type AdminWaiting = z.infer<typeof adminWaiting>;
