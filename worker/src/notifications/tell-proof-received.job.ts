import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellProofReceivedJob implements JobHandler<'notifications', 'tell-proof-received'> {
  async run(
    tx: Tx,
    { orderUid }: JobData<'notifications', 'tell-proof-received'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const order = await readOrderFacts(tx, orderUid);
    const message = order.kind === 'host' ? templates.purchaseReceived(order) : templates.proofReceived(order);
    await notify(tx, 'tell-proof-received', eventUid, order.customerUid, message);
  }
}
