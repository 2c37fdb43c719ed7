import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OtherSeat } from '#contracts/products/subscriptions/change-variant.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class FindOtherSeatsQuery extends Query<OtherSeat[]> {
  constructor(
    readonly customerUid: string,
    readonly orderUid: string,
  ) {
    super();
  }
}

/** As `variantChange` asks. */
const CHANGEABLE = [ORDER_STATUS.awaitingPayment, ORDER_STATUS.waitingForGroup];

/** Before a plan is changed: whether the seat moves, and what the other group waits for, by the functions that place orders; none once a change is refused. docs/rules/orders.md#another-plan */
@QueryHandler(FindOtherSeatsQuery)
export class FindOtherSeatsHandler implements IQueryHandler<FindOtherSeatsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404 for what is no seat of this customer. */
  async execute({ customerUid, orderUid }: FindOtherSeatsQuery): Promise<OtherSeat[]> {
    const now = this.clock.now();
    const isMine = await this.database.account.count({ where: { orderUid, customerUid } });
    if (!isMine) throw new Refusal('ORDER_NOT_FOUND', 404);
    return this.database.statement<OtherSeat>(Prisma.sql`
      SELECT v.uid AS "variantUid", NOT seat.stays AS moves,
        target.uid IS NULL AND p.needs_tv AND lacks_tv_slot(v.family_uid, a.customer_uid, '{}', ${now}) AS "isOut",
        CASE WHEN NOT p.is_po THEN group_wait(v.family_uid, target.uid, ${now}) END AS "waitsFor"
      FROM account a JOIN account_group g ON g.uid = a.group_uid JOIN "order" o ON o.uid = a.order_uid
        JOIN variant mine ON mine.uid = a.variant_uid JOIN package from_plan ON from_plan.uid = mine.package_uid
        JOIN package p ON p.provider_uid = from_plan.provider_uid AND p.active AND NOT p.is_host
        JOIN variant v ON v.package_uid = p.uid AND v.active AND v.uid <> mine.uid
        CROSS JOIN LATERAL (SELECT v.family_uid = g.family_uid AND (NOT p.needs_tv OR a.needs_tv OR g.tv_slots IS NULL
          OR g.tv_taken + held_tv_slots(g.uid, a.customer_uid, ${now}) < g.tv_slots) AS stays) seat
        CROSS JOIN LATERAL (SELECT CASE WHEN seat.stays THEN g.uid
          ELSE open_group(v.family_uid, 'regular', p.needs_tv, a.customer_uid, '{}', '{}', ${now}) END AS uid) target
      WHERE a.order_uid = ${orderUid}::uuid AND o.status = ANY (${CHANGEABLE})
        AND NOT EXISTS (SELECT FROM payment y WHERE y.order_uid = o.uid) ORDER BY v.uid`);
  }
}
