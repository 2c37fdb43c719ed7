import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { requestPurchase } from '#runtime/products/subscriptions/host-tasks.store';
import type { JobHandler } from '../../../platform/jobs/job-handler.js';

/** What the host has waited for may have come: the login, or the last payment. */
@Injectable()
export class RequestPurchaseJob implements JobHandler<'hosts', 'request-purchase'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { groupUid }: JobData<'hosts', 'request-purchase'>): Promise<void> {
    // Most have bought already, and the lock would keep buyers waiting.
    const isWaiting = { groupUid, role: 'host', status: ACCOUNT_STATUS.registered };
    if ((await tx.account.count({ where: isWaiting })) === 0) return;
    await lockGroup(tx, groupUid);
    await requestPurchase(tx, groupUid, this.clock.now());
  }
}
