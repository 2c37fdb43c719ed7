import type { EndedView } from '#contracts/sales/ended.http';
import { keptText } from '#domain/products/venues/cancelling';
import type { ShareState } from '#domain/products/venues/share';
import { ORDER_STATUS, ORDER_STATUS_LABEL } from '#domain/sales/orders/order-status';
import type { Database } from '#runtime/platform/db/database';
import type { OrderView } from '../../../sales/orders/order-view.js';

/** For the books an order of which a part is kept is completed; for everybody else it was cancelled. docs/rules/venues.md#cancelling */
async function readCancelled(database: Database, orderUids: string[]) {
  const shares = await database.venueShare.findMany({
    where: { orderUid: { in: orderUids }, state: 'kept' satisfies ShareState },
    select: { orderUid: true, slot: { select: { keepPercent: true } } },
  });
  const completed = { toStatus: ORDER_STATUS.completed };
  const orders = await database.order.findMany({
    where: { uid: { in: shares.map(({ orderUid }) => orderUid) }, status: ORDER_STATUS.completed },
    select: { uid: true, history: { where: completed, orderBy: { id: 'desc' }, take: 1, select: { at: true } } },
  });
  const endOf = new Map(orders.map(({ uid, history: [end] }) => [uid, end?.at.toISOString()]));
  return new Map(
    shares.flatMap(({ orderUid, slot }) => {
      const at = endOf.get(orderUid);
      if (!at) return [];
      const ended: NonNullable<EndedView> = { at, by: 'member', why: null, money: keptText(slot.keepPercent) };
      return [[orderUid, { statusLabel: ORDER_STATUS_LABEL.cancelled, ended }] as const];
    }),
  );
}

/** What a slot of a venue adds to the answers about its orders. */
export const slotOrderView: OrderView = {
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
