import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { NotifyJob } from './notify.job.js';

@Processor('notifications', WORKER_OPTIONS)
export class NotificationsProcessor extends JobProcessor<'notifications'> {
  constructor(notify: NotifyJob) {
    super('notifications', { notify });
  }
}
