import type { Tx } from '#runtime/platform/db/database';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import type { OrderKind } from '#domain/sales/orders/order-status';
import { readTogether } from '../../platform/jobs/read-together.js';
import { type OrderFacts, readOrderFacts } from '../../sales/orders/order-facts.js';

export interface SeatFacts extends OrderFacts {
  kind: OrderKind;
  /** The buyer has yet to answer what the order came without. */
  hasQuestions: boolean;
}

const readSeat = readTogether(async (tx, orderUids) => {
  const order = { select: { question: { select: { orderUid: true } } } } as const;
  const select = { orderUid: true, role: true, preOrder: true, order } as const;
  const seats = await tx.account.findMany({ where: { orderUid: { in: orderUids } }, select });
  return new Map(seats.map((seat) => [seat.orderUid, seat]));
});

/** Facts of an order for a seat; null for an order of another line. @throws Error for an unknown order. */
export async function readSeatFacts(tx: Tx, orderUid: string): Promise<SeatFacts | null> {
  const seat = await readSeat(tx, orderUid);
  return seat
    ? { ...(await readOrderFacts(tx, orderUid)), kind: seatKindOf(seat), hasQuestions: seat.order.question !== null }
    : null;
}
