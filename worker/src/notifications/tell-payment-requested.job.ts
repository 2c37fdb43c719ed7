import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ORDER_STATUS } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellPaymentRequestedJob implements JobHandler<'notifications', 'tell-payment-requested'> {
  async run(
    tx: Tx,
    { orderUid }: JobData<'notifications', 'tell-payment-requested'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const order = await readOrderFacts(tx, orderUid);
    if (order.status !== ORDER_STATUS.awaitingPayment || !order.dueAt) return;
    await notify(tx, 'tell-payment-requested', eventUid, order.customerUid, templates.groupFull(order, order.dueAt));
  }
}
