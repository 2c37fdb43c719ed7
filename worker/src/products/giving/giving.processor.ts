import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { postDisbursement, postGivingPayout } from './post-giving.jobs.js';

@Processor('giving', WORKER_OPTIONS)
export class GivingProcessor extends JobProcessor<'giving'> {
  constructor() {
    super('giving', { 'post-disbursement': postDisbursement, 'post-giving-payout': postGivingPayout });
  }
}
