import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderDocumentQuery } from '#contracts/sales/documents.http';
import type { ShopDocument } from '#domain/platform/documents/shop-document';
import { invoiceDocument } from '#domain/sales/documents/invoice-document';
import { receiptDocument } from '#domain/sales/documents/receipt-document';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { findPaidOrder } from './find-paid-order.js';

export class FindOrderDocumentQuery extends Query<ShopDocument> {
  constructor(
    readonly orderUid: string,
    readonly which: OrderDocumentQuery,
    /** Whose order it has to be; null for an admin. */
    readonly customerUid: string | null,
  ) {
    super();
  }
}

/** An invoice or a receipt of an order; what it does not have is not found. docs/rules/payments.md#documents */
@QueryHandler(FindOrderDocumentQuery)
export class FindOrderDocumentHandler implements IQueryHandler<FindOrderDocumentQuery> {
  constructor(
    private readonly database: Database,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, which, customerUid }: FindOrderDocumentQuery): Promise<ShopDocument> {
    const order = await findPaidOrder(this.database, orderUid, customerUid);
    const printing = { contact: this.settings.contact, at: this.clock.now() };
    const { paymentUid, invoiceUid } = which;
    const invoice = invoiceUid ? order.invoices.find(({ uid }) => uid === invoiceUid) : order.invoices.at(-1);
    const document = paymentUid
      ? receiptDocument(order, paymentUid, printing)
      : invoice && invoiceDocument(order, invoice, printing);
    if (!document) throw new Refusal('NOT_FOUND', 404);
    return document;
  }
}
