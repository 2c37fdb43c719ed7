import * as z from 'zod/mini';
import { logo } from '#contracts/catalogue/catalogue.http';
import { bill } from '#contracts/sales/bill.http';
import { ended } from '#contracts/sales/ended.http';
import { givenBack } from '#contracts/sales/given-back.http';
import { amount, instant, page, queryInt, rupiah, uid } from '#contracts/platform/common.http';
import { reimbursementLines } from '#contracts/products/subscriptions/hosts.http';
import { seatReview } from '#contracts/products/subscriptions/reviews.http';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';
import { ORDER_KINDS } from '#domain/sales/orders/order-status';

export const membershipListQuery = z
  .strictObject({
    page,
    limit: queryInt(1, 50, 20),
    /** Filters by brand. */
    providerUid: z.optional(uid),
  })
  .register(z.globalRegistry, { id: 'MembershipListQuery' });
export type MembershipListQuery = z.infer<typeof membershipListQuery>;

const role = z.enum(SEAT_ROLES);
const membershipFacts = {
  accountUid: uid,
  orderUid: uid,
  orderNumber: z.string(),
  providerName: z.string(),
  providerColor: z.string(),
  /** As it is now. */
  providerLogo: logo,
  packageName: z.string(),
  durationLabel: z.string(),
  groupUid: uid,
  groupName: z.string(),
  size: z.number(),
  taken: z.number(),
  /** Of the free ones, those for a host. */
  freeHostSeats: z.number(),
  role,
  seatNumber: z.number(),
  status: z.number(),
  statusLabel: z.string(),
  /** The code of its order: until that was paid, it says more than the seat. docs/rules/groups.md#seat-states */
  orderStatus: z.number(),
  /** It can be used: the login or invitation was given. Only an active seat with it is shown as active. */
  hasAccess: z.boolean(),
  /** What a paid seat waits for; null: nothing, or not known yet. */
  why: z.nullable(z.string()),
  /** The last moment of what is paid; null until the account has been active, of a member before the first access, of a series of treatments, and once it has ended. */
  renewsAt: z.nullable(instant),
  /** Its plan comes with a voucher, which is used in place of a login. */
  withVoucher: z.boolean(),
  /** That voucher once it was issued. */
  voucher: z.nullable(
    z.object({
      code: z.string(),
      /** As `GET /customer/voucher` has it. */
      state: z.string(),
      treatments: z.number(),
      used: z.number(),
      /** The end of the time for the first use. */
      useBy: instant,
    }),
  ),
  ended,
  /** Of a host that has bought: what its members wait for. `claim`: one says that the seat cannot be used; `login`: the vault is empty. */
  hostDuties: z.array(
    z.object({
      kind: z.enum(['claim', 'login']),
      claim: z.nullable(z.object({ uid, memberName: z.string(), reasonLabel: z.string(), isAnswered: z.boolean() })),
      /** Until when; null: no clock runs. */
      dueAt: z.nullable(instant),
      isLate: z.boolean(),
    }),
  ),
  /**
   * The purchase that the host of the group was asked for, the first or that of a later cycle (`proof`): of the host, also once it is late; of
   * a member who has paid and waits, the first while its clock runs. Null: none.
   */
  purchaseDue: z.nullable(z.object({ kind: z.enum(['buy', 'proof']), dueAt: instant, isLate: z.boolean() })),
  /** The next period while it is to be paid. */
  renewalDue: z.nullable(bill),
};

/** One seat of the signed-in customer. */
export const membership = z.object(membershipFacts).register(z.globalRegistry, { id: 'Membership' });
export type Membership = z.infer<typeof membership>;

/** The periods of a seat and what comes next; null of a host, and before the seat is active. Without access none has begun. */
const seatRenewal = z
  .object({
    periods: z.array(z.object({ startsAt: instant, endsAt: instant, amount: rupiah })),
    /** The member has chosen not to renew. */
    isStopped: z.boolean(),
    /** Until when the seat is kept without payment; null while it is paid. */
    graceEndsAt: z.nullable(instant),
    /** When the next invoice is issued, unless it is open already. */
    invoicedAt: z.nullable(instant),
    /** The open invoice of the next period. `amount`: what is still owed; `credit`: what the customer's credit has paid of it. */
    invoice: z.nullable(
      z.object({
        number: z.string(),
        amount: rupiah,
        credit: rupiah,
        dueAt: instant,
        endsAt: instant,
        isBeingChecked: z.boolean(),
      }),
    ),
    /** Lengths to choose from, with the last moment that each is paid until; the first is the one that is invoiced. */
    options: z.array(z.object({ variantUid: uid, durationLabel: z.string(), amount: rupiah, endsAt: instant })),
    actions: z.array(z.enum(['renew', 'stop', 'resume'])),
  })
  .register(z.globalRegistry, { id: 'SeatRenewal' });
export type SeatRenewalView = z.infer<typeof seatRenewal>;

export const renewBody = z
  .strictObject({
    variantUid: z.optional(uid),
    /** What the member has read that the next period costs, in rupiah; nothing is asked for at another price. */
    total: z.optional(amount),
  })
  .register(z.globalRegistry, { id: 'RenewBody' });
export type RenewBody = z.infer<typeof renewBody>;

export const membershipDetail = z
  .object({
    ...membershipFacts,
    /** How the seat was ordered. */
    kind: z.enum(ORDER_KINDS),
    activatedAt: z.nullable(instant),
    /** Of an active member's seat without its first access: until when the host is to store the login; null: no clock runs. */
    loginDueAt: z.nullable(instant),
    members: z.array(
      z.object({
        seatNumber: z.number(),
        role,
        name: z.string(),
        status: z.number(),
        statusLabel: z.string(),
        /** As of the own seat. */
        hasAccess: z.boolean(),
        /** Its order waits for the group to fill: nothing is to be paid yet. */
        waitsForGroup: z.boolean(),
        isMe: z.boolean(),
      }),
    ),
    /** The provider invites each member, who has an own account: there is no login of the group to open or to hide. */
    isInvited: z.boolean(),
    /** Who buys the subscription: a host, who is reimbursed, or the shop. */
    buyer: z.enum(['host', 'shop']),
    /** Whether a host sits in the group now; of a plan with hosts, otherwise one is sought. */
    hasHost: z.boolean(),
    /** Whether a host reads along what the member reports and writes: one that has bought. */
    hostReads: z.boolean(),
    /** Reimbursements of this group's hosts, with their dates. */
    hostPayments: z.array(
      z.object({
        hostName: z.string(),
        /** It goes to the customer who asks. */
        isMine: z.boolean(),
        state: z.enum(['scheduled', 'approved', 'paid']),
        ...reimbursementLines,
        /** Above what one admin releases, and not released yet: another amount may come of it. */
        isAboveLimit: z.boolean(),
        dueAt: instant,
        paidAt: z.nullable(instant),
        givenBack,
      }),
    ),
    /** Of the free seats of members, those that are held for the waiting list: free to nobody in the group. */
    heldSeats: z.number(),
    /** The plan with which a friend sits in the same group; null while it has no free seat of a member beside those that are held. */
    invite: z.nullable(z.object({ providerSlug: z.string(), variantUid: uid })),
    /** The order of the seat waits for its payment. */
    isUnpaid: z.boolean(),
    renewal: z.nullable(seatRenewal),
    review: seatReview,
    /** Of a paid seat that waits: for what, and from when on the money can be taken back; null of others. */
    waiting: z.nullable(
      z.object({ why: z.nullable(z.string()), paidAt: instant, moneyBackAt: instant, mayTakeMoneyBack: z.boolean() }),
    ),
    /** `cancel`: nothing has been paid; `leave`: the money stays. `money`: what becomes of the money, in words. */
    leaving: z.union([
      z.object({ possible: z.literal(true), as: z.enum(['cancel', 'leave']), money: z.string() }),
      z.object({ possible: z.literal(false), why: z.string() }),
    ]),
  })
  .register(z.globalRegistry, { id: 'MembershipDetail' });
export type MembershipDetail = z.infer<typeof membershipDetail>;
