import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { reportQueueError } from '#runtime/queues/queue-errors';

/** A processor that knows how many jobs it has in hand: the watchdog tells a busy worker from a dead one. */
export abstract class BusyHost extends WorkerHost {
  inHand = 0;

  async process(job: Pick<Job, 'name' | 'data'>): Promise<unknown> {
    this.inHand += 1;
    try {
      return await this.work(job);
    } finally {
      this.inHand -= 1;
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    reportQueueError(error);
  }

  protected abstract work(job: Pick<Job, 'name' | 'data'>): Promise<unknown>;
}
