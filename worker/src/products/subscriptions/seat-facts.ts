import type { Tx } from '#runtime/platform/db/database';
import { readTogether } from '../../platform/jobs/read-together.js';
import { type OrderFacts, readOrderFacts } from '../../sales/orders/order-facts.js';

const readSeat = readTogether(async (tx, orderUids) => {
  const seats = await tx.account.findMany({ where: { orderUid: { in: orderUids } }, select: { orderUid: true } });
  return new Map(seats.map((seat) => [seat.orderUid, seat]));
});

/** Facts of an order for a seat; null for an order of another line. @throws Error for an unknown order. */
export async function readSeatFacts(tx: Tx, orderUid: string): Promise<OrderFacts | null> {
  return (await readSeat(tx, orderUid)) ? readOrderFacts(tx, orderUid) : null;
}
