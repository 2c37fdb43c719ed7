import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { isFull, lockGroup } from '#runtime/products/subscriptions/groups.store';
import { scheduleReimbursement } from '#runtime/products/subscriptions/schedule-reimbursement';
import type { JobHandler } from '../../../platform/jobs/job-handler.js';

/** Owes the host the money once the group is full *and* the purchase is verified, whichever comes last. docs/rules/hosts.md#reimbursement. */
@Injectable()
export class ScheduleReimbursementJob implements JobHandler<'hosts', 'schedule-reimbursement'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { groupUid }: JobData<'hosts', 'schedule-reimbursement'>): Promise<void> {
    // Most groups have no host, and the lock would keep buyers waiting. One who comes later has events of his own.
    const isHost = { groupUid, role: 'host', status: { in: LIVE_ACCOUNT_CODES } };
    if ((await tx.account.count({ where: isHost })) === 0) return;
    const group = await lockGroup(tx, groupUid);
    if (!isFull(group)) return;
    const host = await tx.account.findFirst({
      where: isHost,
      select: {
        hostShareSen: true,
        order: { include: { reimbursement: true, purchases: { where: { state: 'verified' } } } },
      },
    });
    const purchase = host?.order.purchases[0];
    if (!host || !purchase || host.order.reimbursement) return;
    const { order, hostShareSen } = host;
    await scheduleReimbursement(tx, { order, hostShareSen, purchase, family: group.family, now: this.clock.now() });
  }
}
