import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { readOrderFacts } from './order-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

/** Only what is news: active and pending. The other moves have messages of their own. */
export const tellAccountStatus = telling('tell-account-status', async (tx, { accountUid, to }) => {
  const account = await tx.account.findUniqueOrThrow({
    where: { uid: accountUid },
    select: { orderUid: true, role: true, status: true, pendingReason: true },
  });
  if (account.status !== to) return null; // moved on; that move has its own event
  const order = await readOrderFacts(tx, account.orderUid);
  const message =
    to === ACCOUNT_STATUS.active
      ? account.role === 'host'
        ? templates.hostActive(order)
        : templates.seatActive(order)
      : to === ACCOUNT_STATUS.pending
        ? templates.seatPending(order, account.pendingReason)
        : null;
  return { to: order.customerUid, message };
});
