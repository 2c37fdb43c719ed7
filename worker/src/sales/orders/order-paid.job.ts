import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import type { JobCause, JobHandler } from '../../platform/jobs/job-handler.js';

const PAID: number[] = [ORDER_STATUS.processing, ORDER_STATUS.completed];

/** A payment was confirmed: the product lines deliver. Not for an order that was refunded meanwhile. */
@Injectable()
export class OrderPaidJob implements JobHandler<'orders', 'order-paid'> {
  constructor(private readonly lines: ProductLines) {}

  async run(tx: Tx, { orderUid }: JobData<'orders', 'order-paid'>, { eventUid }: JobCause): Promise<void> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    if (PAID.includes(order.status)) await this.lines.onPaid(tx, order, eventUid);
  }
}
