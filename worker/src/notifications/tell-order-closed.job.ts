import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ORDER_STATUS } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellOrderClosedJob implements JobHandler<'notifications', 'tell-order-closed'> {
  async run(
    tx: Tx,
    { orderUid }: JobData<'notifications', 'tell-order-closed'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const order = await readOrderFacts(tx, orderUid);
    const message =
      order.status === ORDER_STATUS.expired
        ? templates.orderExpired(order)
        : order.status === ORDER_STATUS.cancelled
          ? templates.orderCancelled(order)
          : null;
    if (message) await notify(tx, 'tell-order-closed', eventUid, order.customerUid, message);
  }
}
