import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { membershipLink, readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellFollowUpAnsweredJob implements JobHandler<'notifications', 'tell-follow-up-answered'> {
  async run(
    tx: Tx,
    { followUpUid }: JobData<'notifications', 'tell-follow-up-answered'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { answer, accountUid, account } = await tx.followUp.findUniqueOrThrow({
      where: { uid: followUpUid },
      select: { answer: true, accountUid: true, account: { select: { orderUid: true } } },
    });
    if (answer === null) return;
    const order = await readOrderFacts(tx, account.orderUid);
    const message = templates.followUpAnswered(order, answer, membershipLink(accountUid));
    await notify(tx, 'tell-follow-up-answered', eventUid, order.customerUid, message);
  }
}
