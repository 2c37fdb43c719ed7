import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';
import { groupRef, ofOrder } from '#contracts/platform/admin-record.http';
import { CLAIM_STATES } from '#domain/products/subscriptions/access/access-claim';
import { INVITATION_STATES } from '#domain/products/subscriptions/access/invitation';
import { THREAD_PARTIES } from '#domain/products/subscriptions/access/thread';

/** A member's claim that the seat cannot be used. */
export const adminClaim = z
  .object({
    ...ofOrder,
    ...groupRef,
    accountUid: uid,
    seatNumber: z.number(),
    reasonLabel: z.string(),
    message: z.string(),
    pictureUrl: z.nullable(z.string()),
    state: z.enum(CLAIM_STATES),
    openedAt: instant,
    answerDueAt: instant,
    solveDueAt: instant,
    /** The clock that runs. */
    dueAt: z.nullable(instant),
    answeredAt: z.nullable(instant),
    answeredBy: z.nullable(z.string()),
    endedAt: z.nullable(instant),
    endedBy: z.nullable(z.string()),
    note: z.nullable(z.string()),
    refund: rupiah,
    /** The reimbursement of the host's cycle is held by it. */
    holdsReimbursement: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AdminClaim' });
export type AdminClaim = z.infer<typeof adminClaim>;

/** A seat that the provider takes by invitation; `id` is the seat. docs/rules/groups.md#invitations */
export const adminInvitation = z
  .object({
    ...ofOrder,
    ...groupRef,
    seatNumber: z.number(),
    state: z.enum(INVITATION_STATES),
    /** Where the invitation goes: the account at the provider, else the buyer's address; empty of an erased customer. */
    accountEmail: z.string(),
    /** null: the shop has bought the subscription. */
    hostName: z.nullable(z.string()),
    /** When the money of the seat was confirmed. */
    since: instant,
    sentAt: z.nullable(instant),
    acceptedAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'AdminInvitation' });
export type AdminInvitation = z.infer<typeof adminInvitation>;

/** The thread of a seat; `id` is the seat. */
export const adminThread = z
  .object({
    ...ofOrder,
    ...groupRef,
    seatNumber: z.number(),
    role: z.string(),
    lastAt: instant,
    /** Of the first line that no admin has read; null: all are read. */
    waitsSince: z.nullable(instant),
    unread: z.number(),
    lastMessage: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AdminThread' });
export type AdminThread = z.infer<typeof adminThread>;

export const adminThreadLine = z
  .object({ uid, party: z.enum(THREAD_PARTIES), name: z.string(), message: z.string(), at: instant })
  .register(z.globalRegistry, { id: 'AdminThreadLine' });
export type AdminThreadLine = z.infer<typeof adminThreadLine>;
