import { orderPath, pathAfterOrder } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { orderNames, orderTitle } from '#domain/sales/orders/order-item';
import { itemColumns, purchaseInvoice } from '#runtime/sales/order-columns';
import type { Tx } from '#runtime/platform/db/database';
import { readTogether } from '../../platform/jobs/read-together.js';

const readOrder = readTogether(async (tx, orderUids) => {
  const orders = await tx.order.findMany({
    where: { uid: { in: orderUids } },
    include: { items: itemColumns, invoices: purchaseInvoice },
  });
  return new Map(orders.map((order) => [order.uid, order]));
});

/** The facts of an order in messages, formatted. */
export interface OrderFacts {
  orderUid: string;
  customerUid: string;
  status: number;
  /** First name, for the greeting. */
  name: string;
  number: string;
  /** 'Netflix TV (1 bulan)'. */
  plan: string;
  total: string;
  dueAt: Date | null;
  /** Paths of the shop. */
  orderLink: string;
  paymentLink: string;
}

/** @throws Error for an unknown order. */
export async function readOrderFacts(tx: Tx, orderUid: string): Promise<OrderFacts> {
  const order = await readOrder(tx, orderUid);
  if (!order) throw new Error(`there is no order ${orderUid}`);
  const { customerUid } = order;
  const { providerType } = orderNames(order.items);
  return {
    orderUid,
    customerUid,
    status: order.status,
    name: firstNameOf(order.name),
    number: order.number,
    plan: orderTitle(order.items),
    total: formatSen(order.totalSen),
    dueAt: orderDueAt(order),
    orderLink: orderPath(orderUid),
    paymentLink: pathAfterOrder('ready', { orderUid, customerUid, providerType }),
  };
}
