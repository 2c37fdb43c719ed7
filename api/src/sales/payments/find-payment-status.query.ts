import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PaymentQuery, PaymentStatusView } from '#contracts/sales/payments.http';
import { isLastProof } from '#domain/sales/orders/deadline';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { sen, toRupiah } from '#domain/platform/sen';
import { orderNames } from '#domain/sales/orders/order-item';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { closedEarly } from '#runtime/sales/closed-early';
import { ProductLines } from '#runtime/sales/product-lines';
import { countedRejections } from '#runtime/sales/rejected-proofs';
import {
  type AskedInvoice,
  ASKED_INVOICE,
  INVOICE_STATUS,
  IS_PAID_TO_US,
  LAST_ASKED,
  STILL_OWED,
  additionalOfAsked,
} from './last-asked.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { OrderViews } from '../orders/order-views.js';

export class FindPaymentStatusQuery extends Query<PaymentStatusView> {
  constructor(readonly of: PaymentQuery) {
    super();
  }
}

interface Row {
  number: string;
  productLine: string;
  title: string;
  details: unknown;
  status: number;
  /** Of a `bigint` column. */
  amount: string;
  invoice: AskedInvoice | null;
  paymentUid: string | null;
  state: PaymentState;
  submittedAt: Date;
  decidedAt: Date | null;
  reason: string | null;
  /** How many rejected proofs of the invoice count. */
  rejected: number;
}

/** Polled by the confirmation page: one round trip, and another one only for a plan of instalments, or while its proof is checked. */
@QueryHandler(FindPaymentStatusQuery)
export class FindPaymentStatusHandler implements IQueryHandler<FindPaymentStatusQuery> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly views: OrderViews,
    private readonly clock: Clock,
  ) {}

  async execute({ of: { orderUid, customerUid } }: FindPaymentStatusQuery): Promise<PaymentStatusView> {
    const [row] = await this.database.statement<Row>(Prisma.sql`
      SELECT o.number, o.product_line AS "productLine", i.title, i.details, ${INVOICE_STATUS} AS status, ${STILL_OWED} AS amount, ${ASKED_INVOICE} AS invoice, p.uid AS "paymentUid",
        p.state, p.submitted_at AS "submittedAt", p.decided_at AS "decidedAt", p.reason,
        ${countedRejections(Prisma.sql`n.uid`)} AS rejected
      FROM "order" o JOIN order_item i ON i.order_uid = o.uid AND i.position = 1 ${LAST_ASKED}
      LEFT JOIN payment p ON p.invoice_uid = n.uid
      WHERE o.uid = ${orderUid}::uuid AND o.customer_uid = ${customerUid}::uuid AND (${IS_PAID_TO_US})
      ORDER BY p.submitted_at DESC LIMIT 1`);
    if (!row) throw new Refusal('ORDER_NOT_FOUND', 404);
    const { providerName, treatments = null } = orderNames([row]);
    const additional = await additionalOfAsked(this.database, this.lines, { uid: orderUid, ...row }, this.clock.now());
    const { paymentUid, state, submittedAt, decidedAt, reason, rejected } = row;
    return {
      orderUid,
      orderNumber: row.number,
      status: row.status,
      ...(await this.views.called({ uid: orderUid, status: row.status }, additional)),
      closedEarly: await closedEarly(this.database, this.lines, { uid: orderUid, ...row }),
      productLine: row.productLine,
      providerName,
      treatments,
      amount: toRupiah(sen(BigInt(row.amount))),
      additionalOrder: additional,
      ...(await this.waits(orderUid, row)),
      payment: paymentUid
        ? {
            uid: paymentUid,
            state,
            submittedAt: submittedAt.toISOString(),
            decidedAt: decidedAt?.toISOString() ?? null,
            reason,
            isLast: isLastProof(state, rejected),
          }
        : null,
    };
  }

  private async waits(uid: string, { productLine, status }: Row): Promise<Pick<PaymentStatusView, 'waits'>> {
    if (status !== ORDER_STATUS.awaitingConfirmation) return {};
    const waits = await this.lines.waitsFor(this.database, { uid, productLine }, this.clock.now());
    return waits ? { waits } : {};
  }
}
