import { ownerStateOf } from '#domain/products/subscriptions/accounts/owner-state';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import type { Database } from '#runtime/platform/db/database';
import type { CalledOrder } from '../../../sales/orders/order-view.js';
import { paidUntilColumns, paidUntilOf } from '../paid-until.js';
import { readSeatEnds } from '../seat-ends.js';
import { useColumns, useOf } from '../seat-use.js';
import { groupWaitColumns, waitsNow } from '../waits-now.js';

const columns = {
  uid: true,
  status: true,
  pendingReason: true,
  ...useColumns,
  ...paidUntilColumns,
  group: { select: groupWaitColumns },
  order: { select: { status: true } },
} as const;

/** A completed order as the badge of its seat calls it in the shop; null: it is for no seat. docs/rules/groups.md#seat-states */
export async function calledSeat(database: Database, orderUid: string): Promise<CalledOrder | null> {
  const seat = await database.account.findUnique({ where: { orderUid }, select: columns });
  if (!seat) return null;
  const { status, order } = seat;
  const state = ownerStateOf({
    status,
    hasAccess: hasAccess(useOf(seat)),
    orderStatus: order.status,
    why: waitsNow(seat),
  });
  const ended = (await readSeatEnds(database, [seat]))(seat.uid);
  const paidUntil = seat.renewal && paidUntilOf(seat, seat.renewal);
  return (
    state && {
      statusLabel: state.word,
      ...(ended && { endedAt: ended.at }),
      ...(paidUntil && { paidUntil: paidUntil.toISOString() }),
    }
  );
}
