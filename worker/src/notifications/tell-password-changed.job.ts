import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { notify } from './notify.js';

@Injectable()
export class TellPasswordChangedJob implements JobHandler<'notifications', 'tell-password-changed'> {
  async run(tx: Tx, { customerUid }: JobData<'notifications', 'tell-password-changed'>, { eventUid }: JobCause) {
    const message = customerTemplates.passwordChanged(await greetedName(tx, customerUid));
    await notify(tx, 'tell-password-changed', eventUid, customerUid, message);
  }
}
