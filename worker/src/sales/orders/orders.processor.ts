import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { CheckContactJob } from './check-contact.job.js';
import { OrderPaidJob } from './order-paid.job.js';

@Processor('orders', WORKER_OPTIONS)
export class OrdersProcessor extends JobProcessor<'orders'> {
  constructor(orderPaid: OrderPaidJob, checkContact: CheckContactJob) {
    super('orders', { 'order-paid': orderPaid, 'check-contact': checkContact });
  }
}
