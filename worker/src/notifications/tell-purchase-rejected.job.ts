import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellPurchaseRejectedJob implements JobHandler<'notifications', 'tell-purchase-rejected'> {
  async run(
    tx: Tx,
    { orderUid }: JobData<'notifications', 'tell-purchase-rejected'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const order = await readOrderFacts(tx, orderUid);
    const rejected = await tx.hostPurchase.findFirst({
      where: { orderUid, state: 'rejected' },
      orderBy: { decidedAt: 'desc' },
      select: { reason: true },
    });
    const message = templates.purchaseRejected(order, rejected?.reason ?? null);
    await notify(tx, 'tell-purchase-rejected', eventUid, order.customerUid, message);
  }
}
