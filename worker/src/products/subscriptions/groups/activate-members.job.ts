import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { ProductLines } from '#runtime/sales/product-lines';
import type { JobCause, JobHandler } from '../../../platform/jobs/job-handler.js';

/** Something that members wait for has come: a host's purchase, or a free TV slot. */
@Injectable()
export class ActivateMembersJob implements JobHandler<'groups', 'activate-members'> {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async run(tx: Tx, { groupUid }: JobData<'groups', 'activate-members'>, { eventUid }: JobCause): Promise<void> {
    const now = this.clock.now();
    await this.lines.onCompleted(tx, await activateMembers(tx, [{ groupUid, eventUid }], now), now);
  }
}
