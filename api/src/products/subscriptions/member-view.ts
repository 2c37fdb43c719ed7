import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS_LABEL, accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { maskName } from '#domain/identity/customers/mask-name';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import type { Prisma } from '#runtime/generated/prisma/client';
import { useColumns, useOf } from './seat-use.js';

/** Which columns of an account `memberView` needs. */
export const memberColumns = {
  uid: true,
  seatNumber: true,
  status: true,
  order: { select: { name: true, status: true } },
  ...useColumns,
} satisfies Prisma.AccountSelect;

type MemberRow = Prisma.AccountGetPayload<{ select: typeof memberColumns }>;

/** `status` of an order: nothing is to be paid before its group is full. */
export const waitsForGroup = ({ status }: { status: number }): boolean => status === ORDER_STATUS.waitingForGroup;

/** A member of a group as other members see it. docs/rules/groups.md#what-others-see */
export const memberView = (member: MemberRow, myAccountUid: string): MembershipDetail['members'][number] => ({
  seatNumber: member.seatNumber,
  role: seatRoleOf(member),
  name: maskName(member.order.name),
  status: member.status,
  statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(member.status)],
  hasAccess: hasAccess(useOf(member)),
  waitsForGroup: waitsForGroup(member.order),
  isMe: member.uid === myAccountUid,
});
