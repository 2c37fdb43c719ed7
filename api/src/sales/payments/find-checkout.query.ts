import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CheckoutView, PaymentMethodView, PaymentQuery } from '#contracts/sales/payments.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { GATEWAY_CHANNELS } from '#domain/sales/gateway/charge-state';
import { orderNames } from '#domain/sales/orders/order-item';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { dueOnceVerified } from '#runtime/sales/due-once-verified';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { closedEarly } from '#runtime/sales/closed-early';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { OrderViews } from '../orders/order-views.js';
import {
  type AskedInvoice,
  ASKED_INVOICE,
  FEE_OF_ASKED,
  INVOICE_STATUS,
  IS_PAID_TO_US,
  LAST_ASKED,
  STILL_OWED,
  WAITED_FOR_GROUP,
  additionalOfAsked,
} from './last-asked.js';
import { CAN_HAVE_CODE, drawUniqueCode } from './draw-unique-code.js';
import { REFUSES_PAYMENT, type RefusesPayment, firstBeforePayment } from './first-before-payment.js';
import { PaymentMethods } from './payment-methods.js';

export class FindCheckoutQuery extends Query<CheckoutView> {
  constructor(readonly of: PaymentQuery) {
    super();
  }
}

interface Row extends RefusesPayment {
  number: string;
  productLine: string;
  status: number;
  verifyBy: Date | null;
  /** Of a `bigint` column. */
  amount: string;
  /** The same; null where only a part is asked for. */
  fee: string | null;
  dueAt: Date | null;
  title: string;
  details: unknown;
  invoice: AskedInvoice | null;
  invoiceUid: string | null;
  uniqueCode: number | null;
  waitedForGroup: boolean;
  /** It may have a code: nothing has come for it, and it is not paid in instalments. */
  canHaveCode: boolean;
}

/** What the payment page shows, in one round trip: where to pay to comes from memory. */
@QueryHandler(FindCheckoutQuery)
export class FindCheckoutHandler implements IQueryHandler<FindCheckoutQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly gateway: Gateway,
    private readonly lines: ProductLines,
    private readonly views: OrderViews,
  ) {}

  async execute({ of: { orderUid, customerUid } }: FindCheckoutQuery): Promise<CheckoutView> {
    const [row] = await this.database.statement<Row>(Prisma.sql`
      SELECT o.number, o.product_line AS "productLine", o.verify_by AS "verifyBy", ${INVOICE_STATUS} AS status,
        ${REFUSES_PAYMENT}, ${STILL_OWED} AS amount, ${FEE_OF_ASKED} AS fee, i.title, i.details,
        ${ASKED_INVOICE} AS invoice,
        n.uid AS "invoiceUid", n.unique_code AS "uniqueCode", ${WAITED_FOR_GROUP} AS "waitedForGroup",
        coalesce(${CAN_HAVE_CODE} AND n.amount_sen > 0, false) AS "canHaveCode",
        CASE ${INVOICE_STATUS} WHEN ${ORDER_STATUS.awaitingPayment} THEN n.due_at END AS "dueAt"
      FROM "order" o JOIN order_item i ON i.order_uid = o.uid AND i.position = 1 ${LAST_ASKED}
      WHERE o.uid = ${orderUid}::uuid AND o.customer_uid = ${customerUid}::uuid AND (${IS_PAID_TO_US})`);
    if (!row) throw new Refusal('ORDER_NOT_FOUND', 404);
    const methods = await this.methods.current();
    const { providerName, providerSlug, packageName, durationLabel } = orderNames([row]);
    const additional = await additionalOfAsked(this.database, this.lines, { uid: orderUid, ...row }, this.clock.now());
    return {
      orderUid,
      customerUid,
      orderNumber: row.number,
      status: row.status,
      statusLabel: (await this.views.called({ uid: orderUid, status: row.status }, additional)).statusLabel,
      closedEarly: await closedEarly(this.database, this.lines, { uid: orderUid, ...row }),
      productLine: row.productLine,
      waitedForGroup: row.waitedForGroup,
      providerName,
      providerSlug,
      packageName,
      durationLabel,
      amount: toRupiah(sen(BigInt(row.amount))),
      fee: row.fee === null ? null : toRupiah(sen(BigInt(row.fee))),
      isRenewal: row.isRenewal === true,
      ...(await this.billTakenBack(orderUid, row)),
      additionalOrder: additional,
      dueAt: additional ? additional.dueAt : (row.dueAt?.toISOString() ?? null),
      dueOnceVerified: await this.dueOnceVerified(orderUid, row),
      first: await firstBeforePayment(this.database, this.lines, { uid: orderUid, ...row }),
      ...(await this.waits(orderUid, row)),
      serverTime: this.clock.now().toISOString(),
      uniqueCode: await this.codeOf(row, methods),
      methods,
      channels: this.gateway.company ? [...GATEWAY_CHANNELS] : [],
    };
  }

  /** A further round trip for an unverified customer of a line with an end of its own. */
  private async dueOnceVerified(uid: string, { productLine, verifyBy, isRenewal, dueAt }: Row) {
    if (!verifyBy || isRenewal || !dueAt) return null;
    const at = this.clock.now();
    const order = { uid, productLine, verifyBy };
    return (await dueOnceVerified(this.database, this.lines, order, dueAt, at))?.toISOString() ?? null;
  }

  /** A further round trip for an order that may be paid. */
  private async waits(uid: string, { productLine, status, isRenewal }: Row): Promise<Pick<CheckoutView, 'waits'>> {
    if (status !== ORDER_STATUS.awaitingPayment || isRenewal) return {};
    const waits = await this.lines.waitsFor(this.database, { uid, productLine }, this.clock.now());
    return waits ? { waits } : {};
  }

  /** A further round trip for an order that is completed, and of which nothing is asked. */
  private async billTakenBack(uid: string, { productLine, status }: Row): Promise<Pick<CheckoutView, 'billTakenBack'>> {
    if (status !== ORDER_STATUS.completed) return {};
    const billTakenBack = await this.lines.billTakenBack(this.database, { uid, productLine });
    return billTakenBack === null ? {} : { billTakenBack };
  }

  /** Drawn when the customer first looks; without an account that has codes there is no further round trip. */
  private async codeOf({ invoiceUid, uniqueCode, canHaveCode, status }: Row, methods: PaymentMethodView[]) {
    if (!canHaveCode || !methods.some((method) => method.uniqueCode)) return null;
    if (uniqueCode !== null || status !== ORDER_STATUS.awaitingPayment) return uniqueCode;
    return drawUniqueCode(this.database, invoiceUid!);
  }
}
