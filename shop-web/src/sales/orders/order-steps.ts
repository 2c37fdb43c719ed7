import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import type { OrderParts, OrderSteps, PayingOrder } from '../product-line';
import { STEP, asSent } from './step-words';

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
  const isSent = order.status === ORDER_STATUS.awaitingConfirmation;
  return (
    parts.map(({ steps }) => steps?.(order)).find((steps) => steps) ?? {
      steps: isSent ? asSent(USUAL) : USUAL,
      done: DONE[order.status] ?? 0,
    }
  );
}

const USUAL_OF_PAYMENT = [STEP.ordered, STEP.paid, STEP.checked, STEP.finished];

/** At its payment: in the words of the line, as on the page of the order; the usual ones fit a parcel as well as a gift. */
export const paymentStepsOf = (order: PayingOrder, parts: readonly OrderParts[]): OrderSteps =>
  parts.map(({ paymentSteps }) => paymentSteps?.(order)).find((steps) => steps) ?? { steps: USUAL_OF_PAYMENT, done: 1 };

/** What is known of an order on the pages after its payment; `isReady`: what was bought can be used. */
interface FollowedOrder {
  productLine: string;
  status: number;
  waitedForGroup: boolean;
  isReady: boolean;
}

/** How far an order is on the pages after its payment, in the steps of its payment page; null: it was closed, and goes no further. */
export function followedStepsOf(order: FollowedOrder, parts: readonly OrderParts[]): OrderSteps | null {
  if (isClosedOrder(order.status)) return null;
  const { steps } = paymentStepsOf({ ...order, dueAt: null }, parts);
  const check = steps.indexOf(STEP.checked);
  switch (order.status) {
    case ORDER_STATUS.waitingForGroup:
      return { steps, done: 1 };
    case ORDER_STATUS.awaitingPayment:
      return { steps, done: check - 1 };
    case ORDER_STATUS.awaitingConfirmation:
      return { steps: asSent(steps), done: check };
    default:
      return { steps, done: order.isReady ? steps.length : check + 1 };
  }
}
