import { ORDER_STATUS } from '#domain/orders/order-status';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellPaymentRejected = telling('tell-payment-rejected', async (tx, { orderUid }) => {
  const order = await readOrderFacts(tx, orderUid);
  if (order.status !== ORDER_STATUS.awaitingPayment) return null; // a new proof is in already, or the order is over
  const rejected = await tx.payment.findFirst({
    where: { orderUid, state: 'rejected' },
    orderBy: { decidedAt: 'desc' },
    select: { reason: true },
  });
  const message = templates.paymentRejected(order, rejected?.reason ?? null, order.dueAt);
  return { to: order.customerUid, message };
});
