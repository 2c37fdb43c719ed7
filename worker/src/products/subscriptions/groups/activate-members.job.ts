import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import type { JobCause, JobHandler } from '../../../platform/jobs/job-handler.js';

/** Something that members wait for has come: a host's purchase, or a free TV slot. */
@Injectable()
export class ActivateMembersJob implements JobHandler<'groups', 'activate-members'> {
  constructor(private readonly clock: Clock) {}

  run(tx: Tx, { groupUid }: JobData<'groups', 'activate-members'>, { eventUid }: JobCause): Promise<void> {
    return activateMembers(tx, [{ groupUid, eventUid }], this.clock.now());
  }
}
