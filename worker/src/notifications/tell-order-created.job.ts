import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ORDER_STATUS } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { type OrderFacts, readOrderFacts } from './order-facts.js';
import { type Message, templates } from './templates.js';

@Injectable()
export class TellOrderCreatedJob implements JobHandler<'notifications', 'tell-order-created'> {
  async run(
    tx: Tx,
    { orderUid }: JobData<'notifications', 'tell-order-created'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const order = await readOrderFacts(tx, orderUid);
    const message = messageFor(order);
    if (message) await notify(tx, 'tell-order-created', eventUid, order.customerUid, message);
  }
}

/** Told late, it says what is still true; about an order that is over already, nothing. */
function messageFor(order: OrderFacts): Message | null {
  if (order.kind === 'host' && order.status === ORDER_STATUS.processing) return templates.welcomeHost(order);
  if (order.status === ORDER_STATUS.waitingForGroup) return templates.waitForGroup(order);
  if (order.status === ORDER_STATUS.awaitingPayment && order.kind === 'ready' && order.dueAt)
    return templates.payNow(order, order.dueAt);
  const isOver = order.status === ORDER_STATUS.cancelled || order.status === ORDER_STATUS.expired;
  return isOver ? null : templates.received(order);
}
