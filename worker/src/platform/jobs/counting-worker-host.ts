import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { reportQueueError } from '#runtime/platform/queues/queue-errors';

/** Counts the jobs that are running, so that the watchdog can distinguish a busy worker from a stalled one. */
export abstract class CountingWorkerHost extends WorkerHost {
  activeJobs = 0;

  async process(job: Pick<Job, 'name' | 'data'>): Promise<unknown> {
    this.activeJobs += 1;
    try {
      return await this.work(job);
    } finally {
      this.activeJobs -= 1;
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    reportQueueError(error);
  }

  protected abstract work(job: Pick<Job, 'name' | 'data'>): Promise<unknown>;
}
