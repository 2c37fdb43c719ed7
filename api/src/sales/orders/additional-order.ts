import type { AdditionalOrder } from '#contracts/sales/payments.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { askedOf } from '#domain/sales/invoices/invoice';
import { orderStatusLabel } from '#domain/sales/orders/on-schedule';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import type { ProductLines } from '#runtime/sales/product-lines';

interface Of {
  uid: string;
  productLine: string;
  /** How far the payment of the invoice is, as the code of an order status. */
  status: number;
}
interface Asked {
  status: string;
  purpose?: string;
  amountSen: bigint;
  receivedSen: bigint;
  askedSen: bigint | null;
  dueAt: Date | null;
}

/**
 * What is asked for now that a part of the invoice has come. An instalment is due on its own day; once that has passed, at
 * the end of the time that the order is kept. Null where nothing has come or nothing is asked for.
 */
export async function additionalOrder(
  db: Tx,
  lines: ProductLines,
  { uid, productLine, status }: Of,
  invoice: Asked | undefined,
  now: Date,
): Promise<AdditionalOrder | null> {
  if (status !== ORDER_STATUS.awaitingPayment || invoice?.status !== 'open' || invoice.receivedSen === 0n) return null;
  const inParts = invoice.askedSen !== null && invoice.purpose !== 'renewal';
  const next = inParts ? await lines.nextInstalment(db, { uid, productLine }, invoice.receivedSen) : null;
  const isLate = next !== null && next.plannedAt < now;
  const rupiahOf = (amount: bigint) => toRupiah(sen(amount));
  return {
    amount: rupiahOf(askedOf(invoice)),
    received: rupiahOf(invoice.receivedSen),
    total: rupiahOf(invoice.amountSen),
    dueAt: (next && !isLate ? next.plannedAt : invoice.dueAt)?.toISOString() ?? null,
    instalment: next?.number ?? null,
    isLate,
  };
}

/** For the views of an order: what is asked for beside what has come, and until when where that is another day. */
export async function stillDue(
  db: Tx,
  lines: ProductLines,
  order: Of & { invoices: Asked[] },
  now: Date,
): Promise<{ additionalOrder: AdditionalOrder | null; dueAt?: string | null; statusLabel?: string }> {
  const additional = await additionalOrder(db, lines, order, order.invoices[0], now);
  const statusLabel = orderStatusLabel(order.status, additional);
  return { additionalOrder: additional, ...(additional && { dueAt: additional.dueAt, statusLabel }) };
}
