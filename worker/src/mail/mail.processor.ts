import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { DeliverEmailJob } from './deliver-email.job.js';

@Processor('mail', WORKER_OPTIONS)
export class MailProcessor extends JobProcessor<'mail'> {
  constructor(deliverEmail: DeliverEmailJob) {
    super('mail', { 'deliver-email': deliverEmail });
  }
}
