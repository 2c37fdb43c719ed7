import type { Tx } from '#runtime/platform/db/database';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import type { OrderKind } from '#domain/sales/orders/order-status';
import { type OrderFacts, readOrderFacts } from '../../sales/orders/order-facts.js';

export interface SeatFacts extends OrderFacts {
  kind: OrderKind;
}

/** Facts of an order for a seat; null for an order of another line. @throws PrismaClientKnownRequestError P2025 for an unknown order. */
export async function readSeatFacts(tx: Tx, orderUid: string): Promise<SeatFacts | null> {
  const seat = await tx.account.findUnique({ where: { orderUid }, select: { role: true, preOrder: true } });
  return seat && { ...(await readOrderFacts(tx, orderUid)), kind: seatKindOf(seat) };
}
