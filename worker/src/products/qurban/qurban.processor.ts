import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { postPurchase, postTransfer } from './post-qurban.jobs.js';

@Processor('qurban', WORKER_OPTIONS)
export class QurbanProcessor extends JobProcessor<'qurban'> {
  constructor() {
    super('qurban', { 'post-transfer': postTransfer, 'post-purchase': postPurchase });
  }
}
