import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import type { QueueName } from '#contracts/jobs';
import type { PlannedJob } from './job-planner.js';

/**
 * On PostgreSQL `addBulk` creates two temporary tables in each call: 1.48 ms for each job in a bulk of 2, 0.20 in one
 * of 20; `add` takes 0.45.
 */
const BULK_FROM = 6;

/** Every queue, for producers. */
@Injectable()
export class Queues {
  constructor(private readonly moduleRef: ModuleRef) {}

  of(name: QueueName): Queue {
    return this.moduleRef.get<Queue>(getQueueToken(name), { strict: false });
  }

  /** Adds jobs in the given order, queue by queue. BullMQ ignores a job whose id is already in the queue. */
  async add(planned: PlannedJob[]): Promise<void> {
    const byQueue = new Map<QueueName, PlannedJob[]>();
    for (const job of planned) byQueue.set(job.queue, [...(byQueue.get(job.queue) ?? []), job]);
    await Promise.all([...byQueue].map(([queue, jobs]) => addInOrder(this.of(queue), jobs)));
  }

  /** Removes completed and failed jobs, so that they can be added again; others stay. */
  async forgetEnded(planned: PlannedJob[]): Promise<void> {
    for (const { queue, opts } of planned) {
      const state = await this.of(queue).getJobState(opts.jobId);
      if (state === 'failed' || state === 'completed') await this.of(queue).remove(opts.jobId);
    }
  }
}

async function addInOrder(queue: Queue, jobs: PlannedJob[]): Promise<void> {
  if (jobs.length >= BULK_FROM) await queue.addBulk(jobs);
  else for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
}
