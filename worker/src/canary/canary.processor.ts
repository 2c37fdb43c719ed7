import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { JobName } from '#contracts/jobs';
import { BusyHost } from '../jobs/busy-host.js';
import { WORKER_OPTIONS } from '../jobs/job-processor.js';

const ANSWER: Record<JobName<'canary'>, string> = { ping: 'pong' };

/** Proves that a worker lives: `GET /api/health` and the worker's own watchdog ask it. Nothing is recorded. */
@Processor('canary', WORKER_OPTIONS)
export class CanaryProcessor extends BusyHost {
  private readonly log = new Logger('worker.canary');

  protected async work({ name }: { name: string }): Promise<string> {
    if (!Object.hasOwn(ANSWER, name)) throw new Error(`canary: no such job ${name}`);
    return ANSWER[name as JobName<'canary'>];
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.log.warn(`worker: ${error.message}`);
  }
}
