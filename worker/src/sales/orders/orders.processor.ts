import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { OrderPaidJob } from './order-paid.job.js';

/** Up to 0.2 each deadline had a timer. One that is left in a queue is dropped: the sweep ends what is overdue. */
const RETIRED = 'expire-order';

@Processor('orders', WORKER_OPTIONS)
export class OrdersProcessor extends JobProcessor<'orders'> {
  constructor(orderPaid: OrderPaidJob) {
    super('orders', { 'order-paid': orderPaid });
  }

  protected override async work(job: Pick<Job, 'name' | 'data'>): Promise<void> {
    if (job.name !== RETIRED) await super.work(job);
  }
}
