import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { lockOrders } from '#runtime/sales/orders.store';
import type { PaidOrder } from '#runtime/sales/product-line';
import { ProductLines } from '#runtime/sales/product-lines';
import type { JobCause, JobHandler, Work } from '../../platform/jobs/job-handler.js';

const PAID: number[] = [ORDER_STATUS.processing, ORDER_STATUS.completed];

/** A payment was confirmed: the product lines deliver. Not for an order that was refunded meanwhile. */
@Injectable()
export class OrderPaidJob implements JobHandler<'orders', 'order-paid'> {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  run(tx: Tx, data: JobData<'orders', 'order-paid'>, { eventUid }: JobCause): Promise<void> {
    return this.runAll(tx, [{ data, eventUid }]);
  }

  async runAll(tx: Tx, all: Work<'orders', 'order-paid'>[]): Promise<void> {
    // A renewal is delivered with its confirmation.
    const jobs = all.filter(({ data }) => !data.isRenewal);
    const orderUids = jobs.map(({ data }) => data.orderUid);
    await this.lines.lockBeforeOrders(tx, orderUids);
    const orders = new Map((await lockOrders(tx, orderUids)).map((order) => [order.uid, order]));
    const paid = jobs.map(({ data, eventUid }) => ({ order: orders.get(data.orderUid), eventUid }));
    if (paid.some(({ order }) => !order)) throw new Error('an order that was paid does not exist');
    const due = (paid as PaidOrder[]).filter(({ order }) => PAID.includes(order.status));
    if (due.length > 0) await this.lines.onPaid(tx, due, this.clock.now());
  }
}
