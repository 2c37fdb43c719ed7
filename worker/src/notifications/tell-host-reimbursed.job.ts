import { formatSen } from '#domain/money/sen';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellHostReimbursed = telling('tell-host-reimbursed', async (tx, { reimbursementUid }) => {
  const { orderUid, amountSen, reference } = await tx.reimbursement.findUniqueOrThrow({
    where: { uid: reimbursementUid },
    select: { orderUid: true, amountSen: true, reference: true },
  });
  const order = await readOrderFacts(tx, orderUid);
  const message = templates.hostReimbursed(order, formatSen(amountSen), reference);
  return { to: order.customerUid, message };
});
