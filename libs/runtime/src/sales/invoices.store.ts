import { DomainError } from '#domain/platform/domain-error';
import type { Actor } from '#domain/platform/transitions';
import {
  type InvoicePurpose,
  type InvoiceStatus,
  invoiceMoves,
  invoiceNumber,
  withMoney,
} from '#domain/sales/invoices/invoice';
import type { OrderAction } from '#domain/sales/orders/order-status';
import { type Invoice, Prisma } from '#runtime/generated/prisma/client';
import { readRows } from '#runtime/platform/db/lock-row';
import type { Write } from '#runtime/platform/db/write-together';
import type { Tx } from '#runtime/platform/db/database';

interface OrderRow {
  uid: string;
  number: string;
  totalSen: bigint;
}

/**
 * Asks for money for an order. The caller holds the order's lock. Amounts in sen; `feeSen` is given where the shop's part is
 * not that of the order's items. @returns the uid of the invoice.
 */
export async function openInvoice(
  tx: Tx,
  order: OrderRow,
  { at, ...asked }: { purpose: InvoicePurpose; amountSen: bigint; feeSen?: bigint; dueAt: Date | null; at?: Date },
): Promise<string> {
  const earlier = await tx.invoice.count({ where: { orderUid: order.uid } });
  const number = invoiceNumber(order.number, earlier + 1);
  const { uid } = await tx.invoice.create({
    data: { orderUid: order.uid, number, status: 'open', ...asked, ...(at && { createdAt: at }) },
    select: { uid: true },
  });
  return uid;
}

/** The open invoice of an order with this purpose; null: there is none. */
export async function readOpenInvoice(
  tx: Pick<Tx, '$queryRaw'>,
  orderUid: string,
  purpose: InvoicePurpose,
): Promise<Invoice | null> {
  const [invoice] = await readRows<Invoice>(
    tx,
    'invoice',
    Prisma.sql`order_uid = ${orderUid}::uuid AND purpose = ${purpose} AND status = 'open'`,
  );
  return invoice ?? null;
}

/** The same. @throws DomainError 409 when there is none. */
export async function findOpenInvoice(
  tx: Pick<Tx, '$queryRaw'>,
  orderUid: string,
  purpose: InvoicePurpose,
): Promise<Invoice> {
  const invoice = await readOpenInvoice(tx, orderUid, purpose);
  if (!invoice) throw new DomainError('NO_OPEN_INVOICE', 'Pesanan ini tidak punya tagihan yang menunggu pembayaran.');
  return invoice;
}

/**
 * Confirmed money comes to its invoice, which is paid when nothing is missing: a part of a larger statement. The caller
 * holds the order's lock. Amount in sen.
 */
export function moneyReceived(invoice: Invoice, cameSen: bigint, at: Date): Write {
  const before = invoice.status as InvoiceStatus;
  const { status, receivedSen } = withMoney({ ...invoice, status: before }, cameSen);
  const paidAt = status === before ? invoice.paidAt : at;
  const ctes = Prisma.sql`invoice_received AS (
    UPDATE "invoice" SET "status" = ${status}, "received_sen" = ${receivedSen}, "version" = "version" + 1,
      "paid_at" = ${paidAt}::timestamptz
    WHERE "uid" = ${invoice.uid}::uuid AND "version" = ${invoice.version} RETURNING 1)`;
  return { ctes, name: 'invoice_received', rows: 1 };
}

/** What the open invoices of an order do when it is moved. The caller has locked the order and gives its new due date. */
export async function followOrder(
  tx: Tx,
  order: OrderRow,
  action: OrderAction,
  actor: Actor,
  { dueAt = null, askedSen }: { dueAt?: Date | null; askedSen?: bigint } = {},
): Promise<void> {
  if (action === 'ask-for-payment')
    await openInvoice(tx, order, { purpose: 'purchase', amountSen: order.totalSen, dueAt });
  if (action === 'reject-payment' || action === 'receive-part') await change(tx, order.uid, { dueAt, askedSen });
  if (action === 'cancel') await change(tx, order.uid, { status: invoiceMoves.after('open', 'void', actor) });
  if (action === 'reopen') await reopenPurchase(tx, order.uid, actor, dueAt);
  if (action === 'expire') await change(tx, order.uid, { status: invoiceMoves.after('open', 'expire', actor) });
}

/** The invoice of a closed order is asked for again. @throws DomainError when there is none, or money has come for it. */
async function reopenPurchase(tx: Tx, orderUid: string, actor: Actor, dueAt: Date | null): Promise<void> {
  const invoice = await tx.invoice.findFirst({ where: { orderUid, purpose: 'purchase' } });
  if (!invoice) throw new DomainError('NO_INVOICE', 'Pesanan ini belum pernah ditagih, jadi tidak bisa dibuka lagi.');
  // What came has become credit: counted here as well it would be there twice.
  if (invoice.receivedSen > 0n)
    throw new DomainError('MONEY_IS_CREDIT', 'Dana pesanan ini sudah jadi kredit pelanggan. Buat pesanan baru, ya.');
  const status = invoiceMoves.after(invoice.status as InvoiceStatus, 'reopen', actor);
  await tx.invoice.update({
    where: { uid: invoice.uid, version: invoice.version },
    // Another invoice may have its code by now.
    data: { status, dueAt, uniqueCode: null, version: { increment: 1 } },
    select: { uid: true },
  });
}

async function change(
  tx: Tx,
  orderUid: string,
  data: { status?: InvoiceStatus; dueAt?: Date | null; askedSen?: bigint },
): Promise<void> {
  await tx.invoice.updateMany({ where: { orderUid, status: 'open' }, data: { ...data, version: { increment: 1 } } });
}
