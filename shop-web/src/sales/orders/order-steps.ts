import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import type { OrderParts } from '../product-line';

/** The five steps of an order; the first `done` are behind it, and the next one is now. */
export interface OrderSteps {
  labels: readonly [string, string, string, string, string];
  done: number;
}

const USUAL = ['Dipesan', 'Dibayar', 'Dicek', 'Diproses', 'Selesai'] as const;
const DONE: Record<number, number> = {
  [ORDER_STATUS.waitingForGroup]: 1,
  [ORDER_STATUS.awaitingPayment]: 1,
  [ORDER_STATUS.awaitingConfirmation]: 2,
  [ORDER_STATUS.processing]: 3,
  [ORDER_STATUS.completed]: 5,
};

/** Of an order that is paid before it is delivered. `labels`: as its line calls the steps. */
export const paidFirst = (
  { status }: Pick<OrderDetail, 'status'>,
  labels: OrderSteps['labels'] = USUAL,
): OrderSteps => ({ labels, done: DONE[status] ?? 0 });

/** In the words of the line that sold it, else the usual ones; null: it was closed, and goes no further. */
export function stepsOf(order: OrderDetail, parts: readonly OrderParts[]): OrderSteps | null {
  if (isClosedOrder(order.status)) return null;
  return parts.map(({ steps }) => steps?.(order)).find((steps) => steps) ?? paidFirst(order);
}
