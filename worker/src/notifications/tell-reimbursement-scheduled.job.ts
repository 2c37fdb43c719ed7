import { formatSen } from '#domain/money/sen';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellReimbursementScheduled = telling('tell-reimbursement-scheduled', async (tx, { reimbursementUid }) => {
  const { orderUid, amountSen, dueAt, state } = await tx.reimbursement.findUniqueOrThrow({
    where: { uid: reimbursementUid },
    select: { orderUid: true, amountSen: true, dueAt: true, state: true },
  });
  if (state !== 'scheduled' && state !== 'approved') return null;
  const order = await readOrderFacts(tx, orderUid);
  const message = templates.reimbursementScheduled(order, formatSen(amountSen), dueAt);
  return { to: order.customerUid, message };
});
