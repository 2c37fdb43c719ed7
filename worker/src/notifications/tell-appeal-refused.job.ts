import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { notify } from './notify.js';

@Injectable()
export class TellAppealRefusedJob implements JobHandler<'notifications', 'tell-appeal-refused'> {
  async run(
    tx: Tx,
    { appealUid }: JobData<'notifications', 'tell-appeal-refused'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { customerUid, answer } = await tx.blacklistAppeal.findUniqueOrThrow({ where: { uid: appealUid } });
    const message = customerTemplates.appealRefused(await greetedName(tx, customerUid), answer ?? '');
    await notify(tx, 'tell-appeal-refused', eventUid, customerUid, message);
  }
}
