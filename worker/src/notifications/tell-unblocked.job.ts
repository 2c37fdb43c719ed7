import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { notify } from './notify.js';

/** The words of the admin who lifted it or accepted the appeal; one that ended by its date needs none. */
@Injectable()
export class TellUnblockedJob implements JobHandler<'notifications', 'tell-unblocked'> {
  async run(
    tx: Tx,
    { customerUid, entryUid }: JobData<'notifications', 'tell-unblocked'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { state, endReason } = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid: entryUid } });
    const why = state === 'lifted' ? endReason : null;
    const message = customerTemplates.unblocked(await greetedName(tx, customerUid), why);
    await notify(tx, 'tell-unblocked', eventUid, customerUid, message);
  }
}
