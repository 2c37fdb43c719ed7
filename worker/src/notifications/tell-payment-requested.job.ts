import { ORDER_STATUS } from '#domain/orders/order-status';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellPaymentRequested = telling('tell-payment-requested', async (tx, { orderUid }) => {
  const order = await readOrderFacts(tx, orderUid);
  if (order.status !== ORDER_STATUS.awaitingPayment || !order.dueAt) return null;
  return { to: order.customerUid, message: templates.groupFull(order, order.dueAt) };
});
