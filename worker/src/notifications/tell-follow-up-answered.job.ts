import { membershipLink, readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellFollowUpAnswered = telling('tell-follow-up-answered', async (tx, { followUpUid }) => {
  const { answer, accountUid, account } = await tx.followUp.findUniqueOrThrow({
    where: { uid: followUpUid },
    select: { answer: true, accountUid: true, account: { select: { orderUid: true } } },
  });
  if (answer === null) return null;
  const order = await readOrderFacts(tx, account.orderUid);
  const message = templates.followUpAnswered(order, answer, membershipLink(accountUid));
  return { to: order.customerUid, message };
});
