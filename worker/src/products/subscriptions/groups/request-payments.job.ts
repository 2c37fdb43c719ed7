import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { isFull, lockGroup } from '#runtime/products/subscriptions/groups.store';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import { resumeClock } from '#runtime/products/subscriptions/stopped-clocks';
import { type Cause, moveOrder } from '#runtime/sales/orders.store';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import type { JobCause, JobHandler } from '../../../platform/jobs/job-handler.js';

const IS_NEW = { status: ACCOUNT_STATUS.registered, order: { status: ORDER_STATUS.waitingForGroup } };
const IS_STOPPED = {
  preOrder: true,
  order: {
    status: ORDER_STATUS.awaitingPayment,
    invoices: { some: { purpose: 'purchase', status: 'open', dueAt: null } },
  },
};

/** The group is full: each waiting pre-order member is asked to pay, once; whose clock was stopped, with a new deadline. */
@Injectable()
export class RequestPaymentsJob implements JobHandler<'groups', 'request-payments'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { groupUid }: JobData<'groups', 'request-payments'>, { eventUid }: JobCause): Promise<void> {
    const isWaiting = { groupUid, OR: [IS_NEW, IS_STOPPED] };
    // Most groups have none, and the lock would keep buyers waiting. One who moves into the group fills it again.
    if ((await tx.account.count({ where: isWaiting })) === 0) return;
    if (!isFull(await lockGroup(tx, groupUid))) return; // a member left meanwhile; the next fill announces again
    const waiting = await tx.account.findMany({
      where: isWaiting,
      select: { orderUid: true },
      orderBy: { orderUid: 'asc' },
    });
    // Also without a verified e-mail: the group has waited, and the message may be read hours later.
    const dueAt = paymentDeadline(this.clock.now(), openingHours());
    const cause: Cause = { actor: 'system', by: 'system', why: 'Grup sudah penuh', eventUid };
    for (const { orderUid } of waiting) {
      const order = await lockOrderOfSeat(tx, orderUid);
      if (order.status === ORDER_STATUS.waitingForGroup) {
        await moveOrder(tx, order, 'ask-for-payment', cause, { dueAt });
        await moveAccount(tx, order.account, 'ask-for-payment', cause);
      } else if (!(await resumeClock(tx, order, dueAt))) continue; // cancelled or paid a moment ago
      const facts = { orderUid, accountUid: order.account.uid, groupUid, dueAt: dueAt.toISOString() };
      await announce(tx, 'order.payment-requested', facts);
    }
  }
}
