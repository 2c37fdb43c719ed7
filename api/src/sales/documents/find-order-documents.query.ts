import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderDocumentRef } from '#contracts/sales/documents.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { statusOf } from '#domain/sales/documents/invoice-document';
import { confirmedPayments } from '#domain/sales/documents/paid-order';
import { receiptNumber, receiptStatus } from '#domain/sales/documents/receipt-document';
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
    const receipts = confirmedPayments(order).map((payment, index): OrderDocumentRef => ({
      kind: 'receipt',
      uid: payment.uid,
      number: receiptNumber(order.number, index + 1),
      at: payment.at.toISOString(),
      amount: toRupiah(sen(payment.receivedSen)),
      status: receiptStatus(order, payment),
    }));
    return [...invoices, ...receipts];
  }
}
