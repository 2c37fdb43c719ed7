import { groupNameOf } from '#domain/catalogue/plan-family';
import { orderRefColumns } from '../../../sales/orders/order-ref.js';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What every host record of the console shows of its order. */
export const hostOrderColumns = {
  ...orderRefColumns,
  hostShareSen: true,
  variant: { select: { ...orderRefColumns.variant.select, family: true } },
  account: { select: { groupUid: true, group: { select: { number: true, family: { select: { name: true } } } } } },
} as const satisfies Prisma.OrderSelect;
type HostOrder = Prisma.OrderGetPayload<{ select: typeof hostOrderColumns }>;

export const groupOf = ({ account }: HostOrder) => ({
  groupUid: account?.groupUid ?? '',
  groupName: account ? groupNameOf(account.group) : '',
});
