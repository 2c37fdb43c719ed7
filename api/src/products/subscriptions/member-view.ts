import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS_LABEL, accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { maskName } from '#domain/identity/customers/mask-name';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import type { Prisma } from '#runtime/generated/prisma/client';
import { useColumns, useOf } from './seat-use.js';

/** Which columns of an account `memberView` needs. */
export const memberColumns = {
  uid: true,
  seatNumber: true,
  status: true,
  order: { select: { name: true } },
  ...useColumns,
} satisfies Prisma.AccountSelect;

type MemberRow = Prisma.AccountGetPayload<{ select: typeof memberColumns }>;

/** A member of a group as other members see it. docs/rules/groups.md#what-others-see */
export const memberView = (member: MemberRow, myAccountUid: string): MembershipDetail['members'][number] => ({
  seatNumber: member.seatNumber,
  role: seatRoleOf(member),
  name: maskName(member.order.name),
  status: member.status,
  statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(member.status)],
  hasAccess: hasAccess(useOf(member)),
  isMe: member.uid === myAccountUid,
});
