import type { OrderGlance } from '#contracts/sales/orders.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { type ItemRow, orderNames } from '#domain/sales/orders/order-item';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import { itemColumns, purchaseInvoice } from '#runtime/sales/order-columns';

/** Which relations every order view needs. */
export const withFacts = { items: itemColumns, invoices: purchaseInvoice } as const;

interface OrderRow {
  uid: string;
  number: string;
  productLine: string;
  status: number;
  totalSen: bigint;
  createdAt: Date;
  items: ItemRow[];
  invoices: { dueAt: Date | null }[];
}

/** The facts that every view of an order shows; no contact data. Its kind is the product line's to say. */
export function orderFacts(order: OrderRow): Omit<OrderGlance, 'customerName'> {
  const { providerName, providerSlug, providerColor, packageName, durationMonths, durationLabel } = orderNames(
    order.items,
  );
  return {
    orderUid: order.uid,
    orderNumber: order.number,
    status: order.status,
    statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
    productLine: order.productLine,
    kind: 'ready',
    providerName,
    providerSlug,
    providerColor,
    packageName,
    duration: durationMonths,
    durationLabel,
    grandTotal: toRupiah(sen(order.totalSen)),
    createdAt: order.createdAt.toISOString(),
    dueAt: orderDueAt(order)?.toISOString() ?? null,
  };
}
