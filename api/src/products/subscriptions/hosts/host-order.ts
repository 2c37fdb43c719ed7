import { groupNameOf } from '#domain/catalogue/plan-family';
import { orderRefColumns } from '../../../sales/orders/order-ref.js';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What every host record of the console shows of its order. */
export const hostOrderColumns = {
  ...orderRefColumns,
  reimbursements: { select: { purchaseUid: true, isCancelled: true } },
  account: {
    select: {
      groupUid: true,
      status: true,
      hostShareSen: true,
      transferFeeSen: true,
      group: { select: { number: true, family: { select: { name: true } } } },
      variant: {
        select: {
          family: {
            select: { priceTolerancePercent: true, hostSeats: true, regularSeats: true },
          },
        },
      },
    },
  },
} as const satisfies Prisma.OrderSelect;
type HostOrder = Prisma.OrderGetPayload<{ select: typeof hostOrderColumns }>;

/** The seat of a host's order. A seat is never deleted, so that each purchase has one. */
export function hostSeatOf<T>({ account }: { account: T | null }): T {
  if (!account) throw new Error("a host's order has no seat");
  return account;
}

export function groupOf(order: HostOrder) {
  const { groupUid, group } = hostSeatOf(order);
  return { groupUid, groupName: groupNameOf(group) };
}
