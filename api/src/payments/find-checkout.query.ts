import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CheckoutView, PaymentQuery } from '#contracts/http/payments.http';
import { durationLabel } from '#domain/catalogue/duration-label';
import { sen, toRupiah } from '#domain/money/sen';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/orders/order-status';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { Refusal } from '../http/refusal.js';

export class FindCheckoutQuery extends Query<CheckoutView> {
  constructor(readonly of: PaymentQuery) {
    super();
  }
}

interface Row {
  number: string;
  status: number;
  /** Of a `bigint` column. */
  amount: string;
  dueAt: Date | null;
  providerName: string;
  packageName: string;
  months: number;
  methods: CheckoutView['methods'];
}

/** What the payment page shows, in one round trip. Raw: Prisma's typed query would be five. */
@QueryHandler(FindCheckoutQuery)
export class FindCheckoutHandler implements IQueryHandler<FindCheckoutQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ of: { orderUid, customerUid } }: FindCheckoutQuery): Promise<CheckoutView> {
    const [row] = await this.database.statement<Row>(Prisma.sql`
      SELECT o.number, o.status, o.grand_total_sen AS amount, o.due_at AS "dueAt", p.name AS "packageName",
        pr.name AS "providerName", v.duration_months AS months,
        (SELECT coalesce(json_agg(json_build_object('uid', m.uid, 'kind', m.kind, 'bankName', m.bank_name,
           'accountNumber', m.account_number, 'accountName', m.account_name) ORDER BY m.position), '[]'::json)
         FROM payment_method m WHERE m.active) AS methods
      FROM "order" o JOIN variant v ON v.uid = o.variant_uid JOIN package p ON p.uid = v.package_uid
        JOIN provider pr ON pr.uid = p.provider_uid
      WHERE o.uid = ${orderUid}::uuid AND o.customer_uid = ${customerUid}::uuid AND o.kind <> 'host'`);
    if (!row) throw new Refusal('ORDER_NOT_FOUND', 404);
    return {
      orderUid,
      customerUid,
      orderNumber: row.number,
      status: row.status,
      statusLabel: ORDER_STATUS_LABEL[orderStatusOf(row.status)],
      providerName: row.providerName,
      packageName: row.packageName,
      durationLabel: durationLabel(row.months),
      amount: toRupiah(sen(BigInt(row.amount))),
      dueAt: row.dueAt?.toISOString() ?? null,
      serverTime: this.clock.now().toISOString(),
      methods: row.methods,
    };
  }
}
