import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellPurchaseRejected = telling('tell-purchase-rejected', async (tx, { orderUid }) => {
  const order = await readOrderFacts(tx, orderUid);
  const rejected = await tx.hostPurchase.findFirst({
    where: { orderUid, state: 'rejected' },
    orderBy: { decidedAt: 'desc' },
    select: { reason: true },
  });
  const message = templates.purchaseRejected(order, rejected?.reason ?? null);
  return { to: order.customerUid, message };
});
