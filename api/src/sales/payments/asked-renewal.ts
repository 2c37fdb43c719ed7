import { DomainError } from '#domain/platform/domain-error';
import { noBill } from '#domain/sales/orders/not-payable';
import type { Invoice } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { readOpenInvoice } from '#runtime/sales/invoices.store';
import type { SoldOrder } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';

type RenewedOrder = SoldOrder & { number: string };

/** The invoice of the next period. @throws DomainError NO_OPEN_INVOICE when there is none. */
export async function findRenewalInvoice(db: Tx, lines: ProductLines, order: RenewedOrder): Promise<Invoice> {
  const invoice = await readOpenInvoice(db, order.uid, 'renewal');
  if (!invoice) throw noBill(order, await lines.billTakenBack(db, order));
  return invoice;
}

/** The same. @throws DomainError when there is none, or one whose proof waits for a decision. */
export async function findAskedRenewal(db: Tx, lines: ProductLines, order: RenewedOrder): Promise<Invoice> {
  const invoice = await findRenewalInvoice(db, lines, order);
  if (await db.payment.count({ where: { invoiceUid: invoice.uid, state: 'submitted' } }))
    throw new DomainError('ORDER_NOT_PAYABLE', 'Bukti bayarmu sudah masuk dan sedang kami periksa.');
  return invoice;
}
