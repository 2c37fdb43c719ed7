import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { ExpireOrderJob } from './expire-order.job.js';

@Processor('orders', WORKER_OPTIONS)
export class OrdersProcessor extends JobProcessor<'orders'> {
  constructor(expireOrder: ExpireOrderJob) {
    super('orders', { 'expire-order': expireOrder });
  }
}
