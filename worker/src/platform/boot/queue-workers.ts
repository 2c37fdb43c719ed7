import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Worker } from 'bullmq';
import type { QueueName } from '#contracts/jobs';
import type { CountingWorkerHost } from '../jobs/counting-worker-host.js';

export const PROCESSORS = Symbol('processors');
const READY_WITHIN_MS = 60_000;
const CLOSE_WITHIN_MS = 12_000;

/** The BullMQ workers of this process: ready before the process reports ready, closed before the database. */
@Injectable()
export class QueueWorkers implements BeforeApplicationShutdown {
  constructor(@Inject(PROCESSORS) private readonly processors: CountingWorkerHost[]) {}

  private get all(): Worker[] {
    return this.processors.map(({ worker }) => worker);
  }

  isBusy(queue: QueueName): boolean {
    return this.processors.some(({ worker, activeJobs }) => worker.name === queue && activeJobs > 0);
  }

  /** @throws Error when a worker does not get ready: it would run and never work (docs/rules/events.md#time-outs). */
  async ready(): Promise<void> {
    const late = sleep(READY_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error(`the queue workers are not ready after ${READY_WITHIN_MS / 1_000} s`);
    });
    await Promise.race([Promise.all(this.all.map((worker) => worker.waitUntilReady())), late]);
  }

  /** Lets running jobs finish; another worker takes over those that do not. */
  async beforeApplicationShutdown(): Promise<void> {
    const closed = Promise.all(this.all.map((worker) => worker.close()));
    await Promise.race([closed, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
  }
}
