import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../../platform/jobs/job-processor.js';
import { RequestPurchaseJob } from './request-purchase.job.js';
import { ScheduleReimbursementJob } from './schedule-reimbursement.job.js';

@Processor('hosts', WORKER_OPTIONS)
export class HostsProcessor extends JobProcessor<'hosts'> {
  constructor(scheduleReimbursement: ScheduleReimbursementJob, requestPurchase: RequestPurchaseJob) {
    super('hosts', { 'schedule-reimbursement': scheduleReimbursement, 'request-purchase': requestPurchase });
  }
}
