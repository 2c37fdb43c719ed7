import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import type { OrderParts, OrderSteps, PayingOrder } from '../product-line';
import { STEP } from './step-words';

const USUAL = [STEP.ordered, STEP.paid, STEP.checked, STEP.processed, STEP.finished];
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
    parts.map(({ steps }) => steps?.(order)).find((steps) => steps) ?? { steps: USUAL, done: DONE[order.status] ?? 0 }
  );
}

const USUAL_OF_PAYMENT = [STEP.ordered, STEP.paid, STEP.checked, STEP.finished];

/** At its payment: in the words of the line, as on the page of the order; the usual ones fit a parcel as well as a gift. */
export const paymentStepsOf = (order: PayingOrder, parts: readonly OrderParts[]): OrderSteps =>
  parts.map(({ paymentSteps }) => paymentSteps?.(order)).find((steps) => steps) ?? { steps: USUAL_OF_PAYMENT, done: 1 };
