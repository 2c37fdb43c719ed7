import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import type { OrderParts, OrderSteps } from '../product-line';

const USUAL = ['Dipesan', 'Dibayar', 'Dicek', 'Diproses', 'Selesai'] as const;
const DONE: Record<number, number> = {
  [ORDER_STATUS.waitingForGroup]: 1,
  [ORDER_STATUS.awaitingPayment]: 1,
  [ORDER_STATUS.awaitingConfirmation]: 2,
  [ORDER_STATUS.processing]: 3,
  [ORDER_STATUS.completed]: 5,
};

/** In the words of the line that sold it, else the usual ones; null: it was closed or has ended, and goes no further. */
export function stepsOf(order: OrderDetail, parts: readonly OrderParts[]): OrderSteps | null {
  if (isClosedOrder(order.status) || order.ended) return null;
  return (
    parts.map(({ steps }) => steps?.(order)).find((steps) => steps) ?? { labels: USUAL, done: DONE[order.status] ?? 0 }
  );
}
