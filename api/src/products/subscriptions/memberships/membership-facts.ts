import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import {
  ACCOUNT_STATUS,
  ACCOUNT_STATUS_LABEL,
  accountStatusOf,
  holdsSeat,
} from '#domain/products/subscriptions/accounts/account-status';
import { groupNameOf, seatRoleOf, takenSeatsOf } from '#domain/catalogue/plan-family';
import { firstPeriod, lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { orderNames } from '#domain/sales/orders/order-item';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import { itemColumns } from '#runtime/sales/order-columns';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { paidUntilColumns, paidUntilOf } from '../paid-until.js';
import { groupUseColumns, useColumns, useOf } from '../seat-use.js';
import { waitsNow } from '../waits-now.js';

/** Which columns and relations `membershipFacts` needs. */
export const membershipColumns = {
  uid: true,
  createdAt: true,
  preOrder: true,
  seatNumber: true,
  status: true,
  confirmedAt: true,
  pendingReason: true,
  moneyBackDueAt: true,
  history: { where: { toStatus: ACCOUNT_STATUS.active }, orderBy: { id: 'asc' }, take: 1, select: { at: true } },
  ...paidUntilColumns,
  ...useColumns,
  group: {
    select: {
      uid: true,
      number: true,
      size: true,
      freeHostSeats: true,
      freeRegularSeats: true,
      ...groupUseColumns,
      family: { select: { uid: true, name: true, hostSeats: true, invites: true } },
    },
  },
  order: {
    select: {
      uid: true,
      number: true,
      status: true,
      items: itemColumns,
      voucher: { select: { code: true, state: true, treatments: true, used: true, useBy: true } },
    },
  },
} satisfies Prisma.AccountSelect;
type Row = Prisma.AccountGetPayload<{ select: typeof membershipColumns }>;

/** What the list and the page of a membership have in common. */
export function membershipFacts(
  { group, order, history: [activation], renewal, ...account }: Row,
  known: Pick<Membership, 'ended' | 'hostDuties' | 'purchaseDue' | 'renewalDue'>,
  catalogue: Pick<CatalogueSnapshot, 'logoOf'>,
): Membership {
  const names = orderNames(order.items);
  const { providerName, providerColor, packageName, durationMonths, durationLabel } = names;
  const use = useOf({ ...account, group });
  const { voucher } = order;
  // A host has no periods: it pays the provider. A series is used until it is spent.
  const until =
    !holdsSeat(accountStatusOf(account.status)) || use.withVoucher
      ? null
      : renewal
        ? paidUntilOf(account, renewal)
        : activation && lastMomentOf(firstPeriod(activation.at, durationMonths).endsAt);
  return {
    accountUid: account.uid,
    orderUid: order.uid,
    orderNumber: order.number,
    providerName,
    providerColor,
    ...catalogue.logoOf(names.providerSlug),
    packageName,
    durationLabel,
    groupUid: group.uid,
    groupName: groupNameOf(group),
    size: group.size,
    taken: takenSeatsOf(group),
    freeHostSeats: group.freeHostSeats.length,
    role: seatRoleOf(account),
    seatNumber: account.seatNumber,
    status: account.status,
    statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(account.status)],
    orderStatus: order.status,
    hasAccess: hasAccess(use),
    why: waitsNow({ ...account, group }),
    renewsAt: until?.toISOString() ?? null,
    withVoucher: use.withVoucher,
    voucher: voucher && { ...voucher, useBy: voucher.useBy.toISOString() },
    ...known,
  };
}
