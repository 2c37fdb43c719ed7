import { orderPath, pathAfterOrder } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen, sen } from '#domain/platform/sen';
import { askedOf } from '#domain/sales/invoices/invoice';
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

/** Of an order that is held for a short time because its e-mail is unverified. docs/rules/orders.md#unpaid-orders */
const VERIFY_FOR_TIME =
  '\n\nButuh waktu lebih lama? Verifikasi emailmu lewat tautan yang kami kirim saat kamu mendaftar. Setelah itu batas bayarnya kami perpanjang.';

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
  /** What is asked for now: the rest where money or credit has come, an instalment, else the total. */
  toPay: string;
  dueAt: Date | null;
  /** Of a pre-order that was not asked to pay: until when the e-mail is to be verified. */
  verifyBy: Date | null;
  /** A paragraph on how to get more time to pay, or nothing. */
  moreTime: string;
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
    toPay: formatSen(sen(order.invoices[0] ? askedOf(order.invoices[0]) : order.totalSen)),
    dueAt: orderDueAt(order),
    verifyBy: order.invoices.length > 0 ? null : order.verifyBy,
    moreTime: order.verifyBy ? VERIFY_FOR_TIME : '',
    orderLink: orderPath(orderUid),
    paymentLink: pathAfterOrder('ready', { orderUid, customerUid, providerType }),
  };
}
