import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ORDER_STATUS } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellPaymentRejectedJob implements JobHandler<'notifications', 'tell-payment-rejected'> {
  async run(
    tx: Tx,
    { orderUid }: JobData<'notifications', 'tell-payment-rejected'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const order = await readOrderFacts(tx, orderUid);
    if (order.status !== ORDER_STATUS.awaitingPayment) return; // a new proof is in already, or the order is over
    const rejected = await tx.payment.findFirst({
      where: { orderUid, state: 'rejected' },
      orderBy: { decidedAt: 'desc' },
      select: { reason: true },
    });
    const message = templates.paymentRejected(order, rejected?.reason ?? null, order.dueAt);
    await notify(tx, 'tell-payment-rejected', eventUid, order.customerUid, message);
  }
}
