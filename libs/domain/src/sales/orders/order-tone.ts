import type { StateTone } from '../../platform/state-tone.js';
import type { OrderStatus } from './order-status.js';

/** How an order is drawn by its status, where its line has no state of its own. docs/rules/orders.md#statuses */
export const ORDER_TONE: Record<OrderStatus, StateTone> = {
  awaitingPayment: 'toPay',
  awaitingConfirmation: 'atWork',
  processing: 'atWork',
  completed: 'done',
  waitingForGroup: 'waiting',
  cancelled: 'ended',
  refunded: 'ended',
  expired: 'lost',
};
