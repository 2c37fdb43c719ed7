import type { OrderGlance } from '#contracts/sales/orders.http';
import { durationLabel } from '#domain/catalogue/duration-label';
import { sen, toRupiah } from '#domain/platform/sen';
import { type OrderKind, ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';

/** Which relations every order view needs. */
export const withPlan = { variant: { include: { package: { include: { provider: true } } } } } as const;

interface OrderRow {
  uid: string;
  number: string;
  status: number;
  kind: string;
  grandTotalSen: bigint;
  createdAt: Date;
  dueAt: Date | null;
  variant: {
    durationMonths: number;
    package: { name: string; provider: { name: string; slug: string; color: string } };
  };
}

/** The facts that every view of an order shows; no contact data. */
export function orderFacts(order: OrderRow): Omit<OrderGlance, 'customerName'> {
  const { durationMonths, package: plan } = order.variant;
  return {
    orderUid: order.uid,
    orderNumber: order.number,
    status: order.status,
    statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
    kind: order.kind as OrderKind,
    providerName: plan.provider.name,
    providerSlug: plan.provider.slug,
    providerColor: plan.provider.color,
    packageName: plan.name,
    duration: durationMonths,
    durationLabel: durationLabel(durationMonths),
    grandTotal: toRupiah(sen(order.grandTotalSen)),
    createdAt: order.createdAt.toISOString(),
    dueAt: order.dueAt?.toISOString() ?? null,
  };
}
