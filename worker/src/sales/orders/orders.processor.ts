import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { ExpireOrderJob } from './expire-order.job.js';
import { OrderPaidJob } from './order-paid.job.js';

@Processor('orders', WORKER_OPTIONS)
export class OrdersProcessor extends JobProcessor<'orders'> {
  constructor(expireOrder: ExpireOrderJob, orderPaid: OrderPaidJob) {
    super('orders', { 'expire-order': expireOrder, 'order-paid': orderPaid });
  }
}
