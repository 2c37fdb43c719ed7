import { Processor } from '@nestjs/bullmq';
import type { JobName } from '#contracts/jobs';
import { CountingWorkerHost } from '../jobs/counting-worker-host.js';
import { WORKER_OPTIONS } from '../jobs/job-processor.js';

const ANSWER: Record<JobName<'canary'>, string> = { ping: 'pong' };

/** Shows that a worker works, to `GET /api/health` and the worker's own watchdog. Nothing is recorded. */
@Processor('canary', WORKER_OPTIONS)
export class CanaryProcessor extends CountingWorkerHost {
  protected async work({ name }: { name: string }): Promise<string> {
    if (!Object.hasOwn(ANSWER, name)) throw new Error(`canary: no such job ${name}`);
    return ANSWER[name as JobName<'canary'>];
  }
}
