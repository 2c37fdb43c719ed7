import { formatSen } from '#domain/money/sen';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellPaymentConfirmed = telling('tell-payment-confirmed', async (tx, { orderUid }) => {
  const order = await readOrderFacts(tx, orderUid);
  const payment = await tx.payment.findFirst({
    where: { orderUid, state: 'confirmed' },
    select: { amountSen: true },
  });
  if (!payment) return null;
  const amount = formatSen(payment.amountSen);
  const message = templates.paymentConfirmed(order, amount);
  return { to: order.customerUid, message };
});
