import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

/** Only what is news: active and pending. The other moves have messages of their own. */
@Injectable()
export class TellAccountStatusJob implements JobHandler<'notifications', 'tell-account-status'> {
  async run(
    tx: Tx,
    { accountUid, to }: JobData<'notifications', 'tell-account-status'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const account = await tx.account.findUniqueOrThrow({
      where: { uid: accountUid },
      select: { orderUid: true, role: true, status: true, pendingReason: true },
    });
    if (account.status !== to) return; // moved on; that move has its own event
    const order = await readOrderFacts(tx, account.orderUid);
    const message =
      to === ACCOUNT_STATUS.active
        ? account.role === 'host'
          ? templates.hostActive(order)
          : templates.seatActive(order)
        : to === ACCOUNT_STATUS.pending
          ? templates.seatPending(order, account.pendingReason)
          : null;
    if (message) await notify(tx, 'tell-account-status', eventUid, order.customerUid, message);
  }
}
