import { Processor } from '@nestjs/bullmq';
import type { JobName } from '#contracts/jobs';
import { BusyHost } from '../jobs/busy-host.js';
import { WORKER_OPTIONS } from '../jobs/job-processor.js';

const ANSWER: Record<JobName<'canary'>, string> = { ping: 'pong' };

/** Proves that a worker lives: `GET /api/health` and the worker's own watchdog ask it. Nothing is recorded. */
@Processor('canary', WORKER_OPTIONS)
export class CanaryProcessor extends BusyHost {
  protected async work({ name }: { name: string }): Promise<string> {
    if (!Object.hasOwn(ANSWER, name)) throw new Error(`canary: no such job ${name}`);
    return ANSWER[name as JobName<'canary'>];
  }
}
