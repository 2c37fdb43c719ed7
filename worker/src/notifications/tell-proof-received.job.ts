import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellProofReceived = telling('tell-proof-received', async (tx, { orderUid }) => {
  const order = await readOrderFacts(tx, orderUid);
  const message = order.kind === 'host' ? templates.purchaseReceived(order) : templates.proofReceived(order);
  return { to: order.customerUid, message };
});
