import { formatSen } from '#domain/money/sen';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellRefundIssued = telling('tell-refund-issued', async (tx, { refundUid }) => {
  const { orderUid, amountSen, reason } = await tx.refund.findUniqueOrThrow({
    where: { uid: refundUid },
    select: { orderUid: true, amountSen: true, reason: true },
  });
  const order = await readOrderFacts(tx, orderUid);
  const message = templates.refundIssued(order, formatSen(amountSen), reason);
  return { to: order.customerUid, message };
});
