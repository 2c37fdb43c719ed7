import { ORDER_STATUS } from '#domain/orders/order-status';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellOrderClosed = telling('tell-order-closed', async (tx, { orderUid }) => {
  const order = await readOrderFacts(tx, orderUid);
  const message =
    order.status === ORDER_STATUS.expired
      ? templates.orderExpired(order)
      : order.status === ORDER_STATUS.cancelled
        ? templates.orderCancelled(order)
        : null;
  return { to: order.customerUid, message };
});
