import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderDocumentRef } from '#contracts/sales/documents.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { returnedOf, statusOf } from '#domain/sales/documents/invoice-document';
import { confirmedPayments } from '#domain/sales/documents/paid-order';
import { receiptNumber } from '#domain/sales/documents/receipt-document';
import { Database } from '#runtime/platform/db/database';
import { findPaidOrder } from './find-paid-order.js';

export class FindOrderDocumentsQuery extends Query<OrderDocumentRef[]> {
  constructor(
    readonly orderUid: string,
    /** Whose order it has to be; null for an admin. */
    readonly customerUid: string | null,
  ) {
    super();
  }
}

/** The papers of an order: its invoices, and a receipt of each payment that has come. */
@QueryHandler(FindOrderDocumentsQuery)
export class FindOrderDocumentsHandler implements IQueryHandler<FindOrderDocumentsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ orderUid, customerUid }: FindOrderDocumentsQuery): Promise<OrderDocumentRef[]> {
    const order = await findPaidOrder(this.database, orderUid, customerUid);
    const invoices = order.invoices.map((invoice): OrderDocumentRef => ({
      kind: 'invoice',
      uid: invoice.uid,
      number: invoice.number,
      at: invoice.createdAt.toISOString(),
      amount: toRupiah(sen(invoice.amountSen)),
      status: statusOf(order, invoice),
    }));
    const returned = new Map(order.invoices.map((invoice) => [invoice.uid, returnedOf(order, invoice)]));
    const receipts = confirmedPayments(order).map(({ uid, at, receivedSen, invoiceUid }, index): OrderDocumentRef => ({
      kind: 'receipt',
      uid,
      number: receiptNumber(order.number, index + 1),
      at: at.toISOString(),
      amount: toRupiah(sen(receivedSen)),
      status: returned.get(invoiceUid) ?? null,
    }));
    return [...invoices, ...receipts];
  }
}
