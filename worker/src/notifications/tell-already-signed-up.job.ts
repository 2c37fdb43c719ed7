import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { dayInWib } from '#domain/time/wib';
import { Clock } from '#runtime/clock/clock';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { notify } from './notify.js';
import { uidOf } from './uid-of.js';

/** Somebody signed up with an address that has an account. Its owner is told, once a day: nobody's mailbox can be filled with it. */
@Injectable()
export class TellAlreadySignedUpJob implements JobHandler<'notifications', 'tell-already-signed-up'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { customerUid }: JobData<'notifications', 'tell-already-signed-up'>): Promise<void> {
    const day = dayInWib(this.clock.now());
    const message = customerTemplates.alreadySignedUp(await greetedName(tx, customerUid));
    await notify(tx, 'tell-already-signed-up', uidOf(`signed up again ${customerUid} ${day}`), customerUid, message);
  }
}
