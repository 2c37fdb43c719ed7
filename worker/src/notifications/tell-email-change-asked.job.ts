import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { notify } from './notify.js';

@Injectable()
export class TellEmailChangeAskedJob implements JobHandler<'notifications', 'tell-email-change-asked'> {
  async run(tx: Tx, { customerUid }: JobData<'notifications', 'tell-email-change-asked'>, { eventUid }: JobCause) {
    const message = customerTemplates.emailChangeAsked(await greetedName(tx, customerUid));
    await notify(tx, 'tell-email-change-asked', eventUid, customerUid, message);
  }
}
