import { durationLabel } from '#domain/catalogue/duration-label';
import { containing } from '../http/admin-where.js';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What every host record of the console shows of its order. */
export const withOrderRef = {
  package: { include: { provider: true } },
  variant: { include: { family: true } },
  account: { include: { group: { include: { family: true } } } },
} as const satisfies Prisma.OrderInclude;
type OrderWithRef = Prisma.OrderGetPayload<{ include: typeof withOrderRef }>;

export const orderRefOf = (order: OrderWithRef) => ({
  orderUid: order.uid,
  orderNumber: order.number,
  customerUid: order.customerUid,
  customerName: order.name,
  providerName: order.package.provider.name,
  packageName: order.package.name,
  durationLabel: durationLabel(order.variant.durationMonths),
});

export const groupNameOf = ({ account }: OrderWithRef): string =>
  account ? `${account.group.family.name} #${account.group.number}` : '';

export const matchingOrder = (q: string): Prisma.OrderWhereInput => ({
  OR: [{ number: containing(q) }, { name: containing(q) }],
});
