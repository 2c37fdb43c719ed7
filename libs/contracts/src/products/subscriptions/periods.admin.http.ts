import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';
import { groupRef, ofOrder } from '#contracts/platform/admin-record.http';
import { RENEWAL_STAGES } from '#domain/products/subscriptions/periods/renewal-stage';

/** The renewal of a seat; `id` is the seat, `waLink` has the reminder ready to send. */
export const adminRenewal = z
  .object({
    ...ofOrder,
    ...groupRef,
    seatNumber: z.number(),
    stage: z.enum(RENEWAL_STAGES),
    /** The last moment of what is paid; null before the first access. */
    paidUntil: z.nullable(instant),
    graceEndsAt: z.nullable(instant),
    /** Of the open invoice, or settled for the next one; null before. */
    amount: z.nullable(rupiah),
    invoiceNumber: z.nullable(z.string()),
    periods: z.array(z.object({ startsAt: instant, endsAt: instant, amount: rupiah })),
  })
  .register(z.globalRegistry, { id: 'AdminRenewal' });
export type AdminRenewal = z.infer<typeof adminRenewal>;

/** A former member of a group whose access has to be taken away: the seat has ended, or sits in another group now. */
export const adminAccessRemoval = z
  .object({
    ...ofOrder,
    ...groupRef,
    seatNumber: z.number(),
    /** As it was given with the order; null where none was asked. */
    accountEmail: z.nullable(z.string()),
    /** The member has looked at the login that the group still has. */
    knowsLogin: z.boolean(),
    createdAt: instant,
    doneAt: z.nullable(instant),
    doneBy: z.nullable(z.string()),
    accountUid: uid,
  })
  .register(z.globalRegistry, { id: 'AdminAccessRemoval' });
export type AdminAccessRemoval = z.infer<typeof adminAccessRemoval>;
