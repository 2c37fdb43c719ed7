import type { OrderGlance, OrderReferences } from '#contracts/sales/orders.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { askedOf } from '#domain/sales/invoices/invoice';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { type ItemRow, orderNames } from '#domain/sales/orders/order-item';
import { ORDER_STATUS, ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import type { CatalogueSnapshot } from '../../catalogue/catalogue.snapshot.js';
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
  verifyBy: Date | null;
  items: ItemRow[];
  invoices: { dueAt: Date | null; amountSen: bigint; receivedSen: bigint; askedSen: bigint | null }[];
}

const dueAmountOf = ({ status, invoices: [purchase] }: OrderRow) =>
  purchase && status === ORDER_STATUS.awaitingPayment ? toRupiah(sen(askedOf(purchase))) : null;
const verifyByOf = ({ status, verifyBy }: OrderRow) => (status === ORDER_STATUS.waitingForGroup ? verifyBy : null);

/** The facts that every view of an order shows; no contact data. Its kind, and whether it can be used, is the product line's to say. */
export function orderFacts(
  order: OrderRow,
  catalogue: Pick<CatalogueSnapshot, 'logoOf'>,
): Omit<OrderGlance, 'customerName' | 'endedAt' | 'first' | keyof OrderReferences> {
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
    isReady: true,
    providerName,
    providerSlug,
    providerColor,
    ...catalogue.logoOf(providerSlug),
    packageName,
    duration: durationMonths,
    durationLabel,
    grandTotal: toRupiah(sen(order.totalSen)),
    createdAt: order.createdAt.toISOString(),
    dueAt: orderDueAt(order)?.toISOString() ?? null,
    dueAmount: dueAmountOf(order),
    verifyBy: verifyByOf(order)?.toISOString() ?? null,
  };
}
