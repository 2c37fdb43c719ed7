import * as z from 'zod/mini';
import { instant, page, queryInt, uid } from '#contracts/platform/common.http';
import { reimbursementLines } from '#contracts/products/subscriptions/hosts.http';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';

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
  packageName: z.string(),
  durationLabel: z.string(),
  groupUid: uid,
  groupName: z.string(),
  size: z.number(),
  taken: z.number(),
  role,
  seatNumber: z.number(),
  status: z.number(),
  statusLabel: z.string(),
  /** The end of the paid period; null until the account has been active. */
  renewsAt: z.nullable(instant),
};

/** One seat of the signed-in customer. */
export const membership = z.object(membershipFacts).register(z.globalRegistry, { id: 'Membership' });
export type Membership = z.infer<typeof membership>;

export const membershipDetail = z
  .object({
    ...membershipFacts,
    activatedAt: z.nullable(instant),
    members: z.array(
      z.object({ seatNumber: z.number(), role, name: z.string(), statusLabel: z.string(), isMe: z.boolean() }),
    ),
    /** Whether a host buys and is reimbursed; otherwise the shop buys. */
    hasHost: z.boolean(),
    /** Reimbursements of this group's hosts, with their dates. */
    hostPayments: z.array(
      z.object({
        hostName: z.string(),
        state: z.enum(['scheduled', 'approved', 'paid']),
        ...reimbursementLines,
        dueAt: instant,
        paidAt: z.nullable(instant),
      }),
    ),
    /** `cancel`: nothing has been paid; `leave`: the money stays. */
    leaving: z.union([
      z.object({ possible: z.literal(true), as: z.enum(['cancel', 'leave']) }),
      z.object({ possible: z.literal(false), why: z.string() }),
    ]),
  })
  .register(z.globalRegistry, { id: 'MembershipDetail' });
export type MembershipDetail = z.infer<typeof membershipDetail>;
