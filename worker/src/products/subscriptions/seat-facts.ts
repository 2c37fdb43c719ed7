import type { Tx } from '#runtime/platform/db/database';
import { type OrderFacts, readOrderFacts } from '../../sales/orders/order-facts.js';

/** Facts of an order for a seat; null for an order of another line. @throws PrismaClientKnownRequestError P2025 for an unknown order. */
export async function readSeatFacts(tx: Tx, orderUid: string): Promise<OrderFacts | null> {
  const isSeat = await tx.account.findUnique({ where: { orderUid }, select: { uid: true } });
  return isSeat && readOrderFacts(tx, orderUid);
}
