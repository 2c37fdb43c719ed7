import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { BATCH_JOB, type BatchEnvelope, type QueueName } from '#contracts/jobs';
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
    await Promise.all([...byQueue(planned)].map(([queue, jobs]) => addInOrder(this.of(queue), jobs)));
  }

  /**
   * Adds jobs with one job for each queue that carries all of its jobs; a timer, and a job that is alone in its queue, go by
   * themselves. The same jobs with the same `batchUid` again are ignored as long as they are in the queue.
   */
  async addBatch(planned: PlannedJob[], batchUid: string): Promise<void> {
    const singles = planned.filter(({ opts }) => opts.delay !== undefined);
    const adding: Promise<unknown>[] = [];
    for (const [queue, jobs] of byQueue(planned.filter(({ opts }) => opts.delay === undefined))) {
      if (jobs.length === 1) singles.push(...jobs);
      else adding.push(this.of(queue).add(BATCH_JOB, batchOf(jobs), { jobId: batchJobId(batchUid) }));
    }
    await Promise.all([...adding, this.add(singles)]);
  }

  /** Removes completed and failed jobs, so that they can be added again; others stay. */
  async forgetEnded(planned: PlannedJob[]): Promise<void> {
    for (const { queue, opts } of planned) {
      const state = await this.of(queue).getJobState(opts.jobId);
      if (state === 'failed' || state === 'completed') await this.of(queue).remove(opts.jobId);
    }
  }
}

/** The id, in each queue, of the job that carries its jobs of one batch. */
export const batchJobId = (batchUid: string): string => `batch-${batchUid}`;

function byQueue(planned: PlannedJob[]): Map<QueueName, PlannedJob[]> {
  const queues = new Map<QueueName, PlannedJob[]>();
  for (const job of planned) {
    const jobs = queues.get(job.queue);
    if (jobs) jobs.push(job);
    else queues.set(job.queue, [job]);
  }
  return queues;
}

const batchOf = (jobs: PlannedJob[]): BatchEnvelope => ({
  batch: jobs.map(({ name, data }) => ({ job: name, ...data })),
});

async function addInOrder(queue: Queue, jobs: PlannedJob[]): Promise<void> {
  if (jobs.length >= BULK_FROM) await queue.addBulk(jobs);
  else for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
}
