import type { EndedView } from '#contracts/sales/ended.http';
import { cancelledText } from '#domain/products/venues/cancelling';
import type { ShareState } from '#domain/products/venues/share';
import { sen, toRupiah } from '#domain/platform/sen';
import { ORDER_STATUS, ORDER_STATUS_LABEL } from '#domain/sales/orders/order-status';
import type { Database } from '#runtime/platform/db/database';
import { sql } from '../../../platform/http/admin-lists/list-filters.js';
import { givenBackOfRefunds, orderRefunds, withRefunds } from '../../../sales/orders/order-refunds.js';
import type { OrderView } from '../../../sales/orders/order-view.js';

/** For the books an order of which a part is kept is completed; for everybody else it was cancelled. docs/rules/venues.md#cancelling */
const CANCELLED = sql`(t.status = ${ORDER_STATUS.completed} AND EXISTS (
  SELECT FROM venue_share kept WHERE kept.order_uid = t.uid AND kept.state = ${'kept' satisfies ShareState}))`;

interface Row {
  orderUid: string;
  /** The share, in sen. */
  amountSen: bigint;
  at: Date;
}

interface Cancelled {
  statusLabel: string;
  ended: NonNullable<EndedView>;
}

async function readCancelled(database: Database, orderUids: string[]): Promise<Map<string, Cancelled>> {
  const rows = await database.$queryRaw<Row[]>`
    SELECT t.uid AS "orderUid", s.amount_sen AS "amountSen", coalesce((SELECT max(h.at) FROM order_history h
      WHERE h.order_uid = t.uid AND h.to_status = ${ORDER_STATUS.completed}), t.created_at) AS at
    FROM "order" t JOIN venue_share s ON s.order_uid = t.uid
    WHERE t.uid = ANY (${orderUids}::uuid[]) AND ${CANCELLED}`;
  if (rows.length === 0) return new Map<string, Cancelled>();
  const refunds = await database.refund.findMany({
    ...withRefunds,
    // What was too much is said where it was booked.
    where: { ...withRefunds.where, deposit: false, orderUid: { in: rows.map((row) => row.orderUid) } },
    select: { ...withRefunds.select, orderUid: true },
  });
  const givenBack = await givenBackOfRefunds(database, refunds);
  return new Map(
    rows.map(({ orderUid, amountSen, at }): [string, Cancelled] => {
      const ofOrder = refunds.filter((refund) => refund.orderUid === orderUid);
      const kept = ofOrder.reduce((left, refund) => left - refund.amountSen, amountSen);
      const money = cancelledText(orderRefunds(ofOrder, givenBack), toRupiah(sen(kept)));
      const ended: NonNullable<EndedView> = { at: at.toISOString(), by: 'member', why: null, money };
      return [orderUid, { statusLabel: ORDER_STATUS_LABEL.cancelled, ended }];
    }),
  );
}

/** What a slot of a venue adds to the answers about its orders. */
export const slotOrderView: OrderView = {
  cancelled: CANCELLED,
  async called(database, orderUid) {
    const cancelled = (await readCancelled(database, [orderUid])).get(orderUid);
    return cancelled ? { statusLabel: cancelled.statusLabel, endedAt: cancelled.ended.at } : null;
  },
  summaries: readCancelled,
  async detail(database, orderUid) {
    const cancelled = (await readCancelled(database, [orderUid])).get(orderUid);
    return cancelled ? { impossible: [], ...cancelled } : null;
  },
  async adminSummaries(database, orderUids) {
    const cancelled = await readCancelled(database, orderUids);
    return new Map([...cancelled].map(([uid, { statusLabel }]) => [uid, { impossible: [], statusLabel }]));
  },
};
