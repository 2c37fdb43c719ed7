import { formatSen } from '#domain/money/sen';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

/** The host was promised this amount: whoever takes that back says why. */
export const tellReimbursementCancelled = telling('tell-reimbursement-cancelled', async (tx, { reimbursementUid }) => {
  const { orderUid, amountSen, reason } = await tx.reimbursement.findUniqueOrThrow({
    where: { uid: reimbursementUid },
    select: { orderUid: true, amountSen: true, reason: true },
  });
  const order = await readOrderFacts(tx, orderUid);
  const message = templates.reimbursementCancelled(order, formatSen(amountSen), reason);
  return { to: order.customerUid, message };
});
