import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { EraseCustomerJob } from './erase-customer.job.js';

@Processor('privacy', WORKER_OPTIONS)
export class PrivacyProcessor extends JobProcessor<'privacy'> {
  constructor(eraseCustomer: EraseCustomerJob) {
    super('privacy', { 'erase-customer': eraseCustomer });
  }
}
