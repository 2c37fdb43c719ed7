import { ORDER_STATUS } from '#domain/orders/order-status';
import { type OrderFacts, readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { type Message, templates } from './templates.js';

export const tellOrderCreated = telling('tell-order-created', async (tx, { orderUid }) => {
  const order = await readOrderFacts(tx, orderUid);
  const message = messageFor(order);
  return { to: order.customerUid, message };
});

/** Told late, it says what is still true; about an order that is over already, nothing. */
function messageFor(order: OrderFacts): Message | null {
  if (order.kind === 'host' && order.status === ORDER_STATUS.processing) return templates.welcomeHost(order);
  if (order.status === ORDER_STATUS.waitingForGroup) return templates.waitForGroup(order);
  if (order.status === ORDER_STATUS.awaitingPayment && order.kind === 'ready' && order.dueAt)
    return templates.payNow(order, order.dueAt);
  const isOver = order.status === ORDER_STATUS.cancelled || order.status === ORDER_STATUS.expired;
  return isOver ? null : templates.received(order);
}
