import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { MoveUpWaitingJob } from './move-up-waiting.job.js';
import { RequestPaymentsJob } from './request-payments.job.js';
import { SettleGroupJob } from './settle-group.job.js';

@Processor('groups', WORKER_OPTIONS)
export class GroupsProcessor extends JobProcessor<'groups'> {
  constructor(settleGroup: SettleGroupJob, requestPayments: RequestPaymentsJob, moveUpWaiting: MoveUpWaitingJob) {
    super('groups', {
      'settle-group': settleGroup,
      'request-payments': requestPayments,
      'move-up-waiting': moveUpWaiting,
    });
  }
}
