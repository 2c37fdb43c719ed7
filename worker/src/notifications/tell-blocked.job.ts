import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { notify } from './notify.js';

@Injectable()
export class TellBlockedJob implements JobHandler<'notifications', 'tell-blocked'> {
  async run(
    tx: Tx,
    { customerUid, entryUid }: JobData<'notifications', 'tell-blocked'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const entry = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid: entryUid } });
    if (entry.state !== 'active') return; // lifted before it was told
    const message = customerTemplates.blocked(await greetedName(tx, customerUid), entry.reason, entry.expiresAt);
    await notify(tx, 'tell-blocked', eventUid, customerUid, message);
  }
}
