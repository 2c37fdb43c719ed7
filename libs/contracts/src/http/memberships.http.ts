import * as z from 'zod/mini';
import { instant, page, queryInt, uid } from '#contracts/http/common.http';
import { reimbursementLines } from '#contracts/http/hosts.http';
import { SEAT_ROLES } from '#domain/groups/group';

export const membershipListQuery = z
  .strictObject({
    page,
    limit: queryInt(1, 50, 20),
    /** Only the seats in groups of this brand. */
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
  /** When the period that was paid ends; null until the seat has become active. */
  renewsAt: z.nullable(instant),
};

/** One seat of mine, in short. */
export const membership = z.object(membershipFacts).register(z.globalRegistry, { id: 'Membership' });
export type Membership = z.infer<typeof membership>;

export const membershipDetail = z
  .object({
    ...membershipFacts,
    activatedAt: z.nullable(instant),
    members: z.array(
      z.object({ seatNumber: z.number(), role, name: z.string(), statusLabel: z.string(), isMe: z.boolean() }),
    ),
    /** Whether the plan has a host who is paid back; otherwise the shop itself buys. */
    hasHost: z.boolean(),
    /** What hosts of this group are or were paid, and when. */
    hostPayments: z.array(
      z.object({
        hostName: z.string(),
        state: z.enum(['scheduled', 'approved', 'paid']),
        ...reimbursementLines,
        dueAt: instant,
        paidAt: z.nullable(instant),
      }),
    ),
    /** `cancel`: nothing is paid yet; `leave`: what was paid stays paid. */
    leaving: z.union([
      z.object({ possible: z.literal(true), as: z.enum(['cancel', 'leave']) }),
      z.object({ possible: z.literal(false), why: z.string() }),
    ]),
  })
  .register(z.globalRegistry, { id: 'MembershipDetail' });
export type MembershipDetail = z.infer<typeof membershipDetail>;
