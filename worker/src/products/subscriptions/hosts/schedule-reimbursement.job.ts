import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { scheduleReimbursements } from '#runtime/products/subscriptions/schedule-reimbursement';
import type { JobHandler } from '../../../platform/jobs/job-handler.js';

/** Owes the host the money for what the provider has debited. docs/rules/hosts.md#reimbursement. */
@Injectable()
export class ScheduleReimbursementJob implements JobHandler<'hosts', 'schedule-reimbursement'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { groupUid }: JobData<'hosts', 'schedule-reimbursement'>): Promise<void> {
    await lockGroup(tx, groupUid);
    await scheduleReimbursements(tx, groupUid, this.clock.now());
  }
}
