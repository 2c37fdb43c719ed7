import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';

import { firstNameOf } from '#domain/customers/first-name';
import { notify } from './notify.js';
import { templates } from './templates.js';

/** So that the owner of a stolen password hears of it while it can be withdrawn. */
@Injectable()
export class TellErasureRequestedJob implements JobHandler<'notifications', 'tell-erasure-requested'> {
  async run(
    tx: Tx,
    { erasureUid }: JobData<'notifications', 'tell-erasure-requested'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { customerUid, customer } = await tx.erasure.findUniqueOrThrow({
      where: { uid: erasureUid },
      include: { customer: { select: { name: true } } },
    });
    const message = templates.erasureRequested(firstNameOf(customer.name));
    await notify(tx, 'tell-erasure-requested', eventUid, customerUid, message);
  }
}
