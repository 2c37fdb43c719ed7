import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { JobHandlers } from '../../platform/jobs/job-handler.js';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';

export const MAIL_JOBS = Symbol('jobs of the mail queue');

/** Rooms share this queue, because its retries are those of a mail server. */
@Processor('mail', WORKER_OPTIONS)
export class MailProcessor extends JobProcessor<'mail'> {
  constructor(@Inject(MAIL_JOBS) jobs: JobHandlers<'mail'>) {
    super('mail', jobs);
  }
}
