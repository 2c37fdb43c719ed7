import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import type { QueueName } from '#contracts/jobs';
import type { PlannedJob } from './plan-jobs.js';

/** The producer's end of every queue. */
@Injectable()
export class Queues {
  constructor(private readonly moduleRef: ModuleRef) {}

  of(name: QueueName): Queue {
    return this.moduleRef.get<Queue>(getQueueToken(name), { strict: false });
  }

  /** Adds jobs in the given order, in one bulk a queue. A job whose id is in the queue already is ignored by BullMQ. */
  async add(planned: PlannedJob[]): Promise<void> {
    const byQueue = new Map<QueueName, PlannedJob[]>();
    for (const job of planned) byQueue.set(job.queue, [...(byQueue.get(job.queue) ?? []), job]);
    await Promise.all([...byQueue].map(([queue, bulk]) => this.of(queue).addBulk(bulk)));
  }

  /** Takes jobs out that have ended, well or not, so that they can be added again; what is still in hand stays. */
  async forgetEnded(planned: PlannedJob[]): Promise<void> {
    for (const { queue, opts } of planned) {
      const state = await this.of(queue).getJobState(opts.jobId);
      if (state === 'failed' || state === 'completed') await this.of(queue).remove(opts.jobId);
    }
  }
}
