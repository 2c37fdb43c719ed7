import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS_LABEL, accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { maskName } from '#domain/identity/customers/mask-name';
import { seatRoleOf } from '#domain/catalogue/plan-family';

/** Which columns of an account `memberView` needs. */
export const memberColumns = {
  uid: true,
  seatNumber: true,
  role: true,
  status: true,
  order: { select: { name: true } },
} as const;

interface MemberRow {
  uid: string;
  seatNumber: number;
  role: string;
  status: number;
  order: { name: string };
}

/** A member of a group as other members see it. docs/rules/groups.md#what-others-see */
export const memberView = (member: MemberRow, myAccountUid: string): MembershipDetail['members'][number] => ({
  seatNumber: member.seatNumber,
  role: seatRoleOf(member),
  name: maskName(member.order.name),
  status: member.status,
  statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(member.status)],
  isMe: member.uid === myAccountUid,
});
