import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CheckoutView, PaymentQuery } from '#contracts/sales/payments.http';
import { durationLabel } from '#domain/catalogue/duration-label';
import { sen, toRupiah } from '#domain/platform/sen';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { CatalogueSnapshot } from '../../catalogue/catalogue.snapshot.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { PaymentMethods } from './payment-methods.js';

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
  variantUid: string;
}
/** How the plan of an order is called. */
type PlanNames = Pick<CheckoutView, 'providerName' | 'packageName'> & { durationMonths: number };

/** What the payment page shows, in one round trip: the plan and where to pay to come from memory. */
@QueryHandler(FindCheckoutQuery)
export class FindCheckoutHandler implements IQueryHandler<FindCheckoutQuery> {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueSnapshot,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
  ) {}

  async execute({ of: { orderUid, customerUid } }: FindCheckoutQuery): Promise<CheckoutView> {
    const [row] = await this.database.statement<Row>(Prisma.sql`
      SELECT number, status, grand_total_sen AS amount, due_at AS "dueAt", variant_uid AS "variantUid"
      FROM "order" WHERE uid = ${orderUid}::uuid AND customer_uid = ${customerUid}::uuid AND kind <> 'host'`);
    if (!row) throw new Refusal('ORDER_NOT_FOUND', 404);
    const plan = this.catalogue.planOf(row.variantUid) ?? (await this.unsoldPlan(row.variantUid));
    return {
      orderUid,
      customerUid,
      orderNumber: row.number,
      status: row.status,
      statusLabel: ORDER_STATUS_LABEL[orderStatusOf(row.status)],
      providerName: plan.providerName,
      packageName: plan.packageName,
      durationLabel: durationLabel(plan.durationMonths),
      amount: toRupiah(sen(BigInt(row.amount))),
      dueAt: row.dueAt?.toISOString() ?? null,
      serverTime: this.clock.now().toISOString(),
      methods: await this.methods.current(),
    };
  }

  /** It was ordered while it was sold, and is still to be paid. */
  private async unsoldPlan(uid: string): Promise<PlanNames> {
    const { durationMonths, package: pack } = await this.database.variant.findUniqueOrThrow({
      where: { uid },
      select: { durationMonths: true, package: { select: { name: true, provider: { select: { name: true } } } } },
    });
    return { durationMonths, packageName: pack.name, providerName: pack.provider.name };
  }
}
