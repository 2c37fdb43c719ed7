import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { NotifyJob } from './notify.job.js';

/** Up to 0.1 each message had a job. One that is left in a queue is dropped: its event is still open, so the re-drive sends it as `notify`. */
const RETIRED = /^(tell|remind)-/;

@Processor('notifications', WORKER_OPTIONS)
export class NotificationsProcessor extends JobProcessor<'notifications'> {
  constructor(notify: NotifyJob) {
    super('notifications', { notify });
  }

  protected override async work(job: Pick<Job, 'name' | 'data'>): Promise<void> {
    if (!RETIRED.test(job.name)) await super.work(job);
  }
}
