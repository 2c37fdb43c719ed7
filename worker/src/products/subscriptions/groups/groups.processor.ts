import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../../platform/jobs/job-processor.js';
import { ActivateMembersJob } from './activate-members.job.js';
import { MoveUpWaitingJob } from './move-up-waiting.job.js';
import { RequestPaymentsJob } from './request-payments.job.js';

@Processor('groups', WORKER_OPTIONS)
export class GroupsProcessor extends JobProcessor<'groups'> {
  constructor(
    activateMembers: ActivateMembersJob,
    requestPayments: RequestPaymentsJob,
    moveUpWaiting: MoveUpWaitingJob,
  ) {
    super('groups', {
      'activate-members': activateMembers,
      'request-payments': requestPayments,
      'move-up-waiting': moveUpWaiting,
    });
  }
}
