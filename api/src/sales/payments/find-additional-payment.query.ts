import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdditionalOrder } from '#contracts/sales/payments.http';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import { isLastProof } from '#domain/sales/orders/deadline';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { sen, toRupiah } from '#domain/platform/sen';
import { isHeldMoney } from '#domain/sales/refunds/refund';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { closedEarly } from '#runtime/sales/closed-early';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { OrderViews } from '../orders/order-views.js';
import { mayAskAgain } from '../orders/may-reopen.js';
import { REFUSES_PAYMENT, type RefusesPayment, firstBeforePayment } from './first-before-payment.js';
import { type AskedInvoice, ASKED_INVOICE, INVOICE_STATUS, LAST_ASKED, additionalOfAsked } from './last-asked.js';
import { orderReference } from './order-reference.js';

export class FindAdditionalPaymentQuery extends Query<AdditionalPaymentView> {
  constructor(
    readonly orderNumber: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

interface Row extends RefusesPayment {
  uid: string;
  number: string;
  productLine: string;
  invoice: AskedInvoice | null;
  status: number;
  /** Null without an invoice; then the amounts are too. */
  invoiceUid: string | null;
  /** Of `bigint` columns. */
  total: string;
  received: string;
  rest: string;
  dueAt: Date | null;
}

/** What arrived of the invoice that a customer was asked to pay last, and what is left. docs/rules/payments.md#received-amounts */
@QueryHandler(FindAdditionalPaymentQuery)
export class FindAdditionalPaymentHandler implements IQueryHandler<FindAdditionalPaymentQuery> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly views: OrderViews,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404 for an unknown order and one of another customer. */
  async execute({ orderNumber, customerUid }: FindAdditionalPaymentQuery): Promise<AdditionalPaymentView> {
    const wanted = orderReference(orderNumber);
    const isWanted =
      'uid' in wanted ? Prisma.sql`o.uid = ${wanted.uid}::uuid` : Prisma.sql`o.number = ${wanted.number}`;
    const [row] = await this.database.statement<Row>(Prisma.sql`
      SELECT o.uid, o.number, o.product_line AS "productLine", ${ASKED_INVOICE} AS invoice, ${INVOICE_STATUS} AS status, n.uid AS "invoiceUid",
        ${REFUSES_PAYMENT}, coalesce(n.amount_sen, 0) AS total,
        coalesce(n.received_sen, 0) AS received,
        CASE n.status WHEN 'open' THEN greatest(n.amount_sen - n.received_sen, 0) ELSE 0 END AS rest,
        CASE ${INVOICE_STATUS} WHEN ${ORDER_STATUS.awaitingPayment} THEN n.due_at END AS "dueAt"
      FROM "order" o ${LAST_ASKED}
      WHERE ${isWanted} AND o.customer_uid = ${customerUid}::uuid`);
    if (!row) throw new Refusal('ORDER_NOT_FOUND', 404);
    const additional = await additionalOfAsked(this.database, this.lines, row, this.clock.now());
    const payments =
      row.invoiceUid === null
        ? []
        : await this.database.payment.findMany({
            where: { invoiceUid: row.invoiceUid },
            orderBy: [{ decidedAt: 'asc' }, { uid: 'asc' }],
            select: { state: true, method: true, reason: true, submittedAt: true, receivedSen: true, decidedAt: true },
          });
    const rupiahOf = (amount: string) => toRupiah(sen(BigInt(amount)));
    return {
      orderUid: row.uid,
      customerUid,
      orderNumber: row.number,
      status: row.status,
      productLine: row.productLine,
      ...(await this.calledOf(row, additional)),
      first: await firstBeforePayment(this.database, this.lines, row),
      closedEarly: await closedEarly(this.database, this.lines, row),
      mayAskAgain: await mayAskAgain(this.database, this.lines, row.uid),
      isInvoiced: row.invoiceUid !== null,
      total: rupiahOf(row.total),
      received: rupiahOf(row.received),
      rest: rupiahOf(row.rest),
      additionalOrder: additional,
      dueAt: additional ? additional.dueAt : (row.dueAt?.toISOString() ?? null),
      rejectedProof: rejectedProof(row.rejected, payments),
      payments: payments
        .filter(({ state }) => state === ('confirmed' satisfies PaymentState))
        .map(({ method, receivedSen, decidedAt }) => ({
          amount: toRupiah(sen(receivedSen!)),
          receivedAt: decidedAt!.toISOString(),
          ...(isHeldMoney(method) && { held: method }),
        })),
    };
  }

  private async calledOf(row: Row, additional: AdditionalOrder | null) {
    const { statusLabel, endedAt } = await this.views.called(row, additional);
    return { statusLabel, ...(endedAt && { endedAt }) };
  }
}

/** Of the newest payment of the invoice: one that was sent after the rejected one takes its place. */
function rejectedProof(
  rejected: number,
  payments: { state: string; reason: string | null; submittedAt: Date }[],
): AdditionalPaymentView['rejectedProof'] {
  const newest = payments.toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())[0];
  if (!newest || newest.state !== ('rejected' satisfies PaymentState)) return null;
  return { reason: newest.reason, isLast: isLastProof(newest.state, rejected) };
}
