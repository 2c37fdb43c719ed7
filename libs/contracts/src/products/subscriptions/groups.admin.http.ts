import * as z from 'zod/mini';
import { instant, reasonBody, rupiah, uid } from '#contracts/platform/common.http';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';

export const adminSeat = z.object({
  seatNumber: z.number(),
  role: z.enum(SEAT_ROLES),
  /** Its member is gone, and its part of a series was bought: nobody else gets it. docs/rules/vouchers.md#seats */
  isSpent: z.boolean(),
  /** null: the seat is free or spent. */
  account: z.nullable(
    z.object({
      uid,
      orderUid: uid,
      orderNumber: z.string(),
      customerName: z.string(),
      status: z.number(),
      statusLabel: z.string(),
      /** It can be used, as in the shop. docs/rules/groups.md#seat-states */
      hasAccess: z.boolean(),
      needsTv: z.boolean(),
    }),
  ),
});
/** What happened to a group: one of these, or a change of a seat. */
const GROUP_EVENTS = [
  'opened',
  'filled',
  'login-stored',
  'login-replaced',
  'replace-host',
  'move-member',
  'merge',
  'close',
  'closed',
  'seat',
] as const;

/** The money and the history of a group. */
export const groupStory = z.object({
  /** Of the accounts that hold a seat. */
  seats: z.array(
    z.object({
      accountUid: uid,
      /** When its state began. */
      since: instant,
      /** Of all its periods; what is still asked for. */
      paid: rupiah,
      owed: rupiah,
      dueAt: z.nullable(instant),
    }),
  ),
  /** Of these seats together; `held`: what the books hold for the group. docs/rules/ledger.md#remainders */
  money: z.object({ paid: rupiah, owed: rupiah, held: rupiah }),
  /** Oldest first. */
  timeline: z.array(
    z.object({
      at: instant,
      what: z.enum(GROUP_EVENTS),
      by: z.string(),
      why: z.nullable(z.string()),
      seat: z.nullable(z.object({ accountUid: uid, seatNumber: z.number(), name: z.string(), status: z.number() })),
    }),
  ),
});
export type GroupStory = z.infer<typeof groupStory>;

export const adminGroup = z
  .object({
    id,
    name: z.string(),
    providerName: z.string(),
    familyName: z.string(),
    familyUid: uid,
    seats: z.number(),
    occupied: z.number(),
    missing: z.number(),
    tvSlots: z.nullable(z.number()),
    fillEpoch: z.number(),
    filledAt: z.nullable(instant),
    createdAt: instant,
    /** It has no seats any more. */
    closedAt: z.nullable(instant),
    /** It shares a series of treatments: there is no login, and who has a part of it stays. docs/rules/vouchers.md#series */
    isSeries: z.boolean(),
    /** Its provider invites each member, who has an own account. docs/rules/groups.md#invitations */
    isInvited: z.boolean(),
    /** Until when the shop buys what its members have paid for; null: there is nothing to buy now. */
    buyBy: z.nullable(instant),
    /** Every seat in order, free ones too. */
    seatMap: z.array(adminSeat),
    /** The accounts that hold a seat. */
    accounts: z.array(
      z.object({ id: uid, status: z.number(), seatNumber: z.number(), isHost: z.boolean(), orderUid: uid }),
    ),
    /** With one record, not in the list. */
    story: z.optional(groupStory),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminGroup' });
export type AdminGroup = z.infer<typeof adminGroup>;

/**
 * Who moves, and where to: of `move-member` both, of `merge` the group, of the others neither. `successorUid`: of `replace-host`, the
 * customer who is asked to take the seat.
 */
const chosen = { accountUid: z.optional(uid), toGroupUid: z.optional(uid), successorUid: z.optional(uid) };
export const groupChangeQuery = z.strictObject(chosen);
export type GroupChangeQuery = z.infer<typeof groupChangeQuery>;
export const groupChangeBody = z
  .strictObject({
    ...chosen,
    ...reasonBody.shape,
    /** Of the preview that the admin has seen; another one by now is refused. */
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  })
  .register(z.globalRegistry, { id: 'GroupChangeBody' });
export type GroupChangeBody = z.infer<typeof groupChangeBody>;

/** What an action would do to each seat; each person listed gets a message. */
export const groupChangePreview = z
  .object({
    digest: z.string(),
    /** Of the customer who is asked to be the next host. */
    successorName: z.nullable(z.string()),
    seats: z.array(
      z.object({
        accountUid: uid,
        orderNumber: z.string(),
        customerName: z.string(),
        role: z.enum(SEAT_ROLES),
        what: z.enum(['end', 'cancel', 'refund', 'move', 'stay']),
        /** Where to. */
        groupName: z.nullable(z.string()),
        seatNumber: z.nullable(z.number()),
        /** The last moment of what stays paid. */
        paidUntil: z.nullable(instant),
        /** Goes back to the person. */
        gets: rupiah,
        /** A host is asked for it, or it is kept back of what the host was to get. */
        owes: rupiah,
        keptBack: rupiah,
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'GroupChangePreview' });
export type GroupChangePreview = z.infer<typeof groupChangePreview>;
