import { OnWorkerEvent } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod/mini';
import { type JobEnvelope, type QueueName, jobEnvelope, jobs } from '#contracts/jobs';
import { DomainError } from '#domain/platform/domain-error';
import { Database, type Tx } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { CountingWorkerHost } from './counting-worker-host.js';
import { isFirstDelivery } from './inbox.js';
import type { JobCause, JobHandlers } from './job-handler.js';
import { setEventAside } from '../outbox/set-aside.js';

/** Of every worker. A killed worker's job is taken over after at most lock + interval; the inbox makes a second run harmless. */
export const WORKER_OPTIONS = {
  concurrency: 8,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 5,
  runRetryDelay: 1_000,
} as const;

/** Parses a job and runs its handler exactly once for each event. */
export abstract class JobProcessor<Q extends QueueName> extends CountingWorkerHost {
  @Inject(Database) protected readonly database!: Database;
  private readonly log = new Logger(`worker.${this.queue}`);

  constructor(
    private readonly queue: Q,
    private readonly handlers: JobHandlers<Q>,
  ) {
    super();
  }

  /**
   * A job that only another version knows, as after an upgrade, is dropped: its event stays open, and the re-drive plans
   * it by the routes of this version. @throws UnrecoverableError when no further try can succeed; the event is then set aside.
   */
  protected async work({ name, data }: Pick<Job, 'name' | 'data'>): Promise<void> {
    const envelope = jobEnvelope.safeParse(data);
    if (!envelope.success) throw new UnrecoverableError(`${this.queue}/${name}: not an envelope`);
    const handler = this.handlerOf(name);
    if (!handler) {
      this.log.warn(`no job ${name} in this version: event ${envelope.data.eventUid} is left to the re-drive`);
      return;
    }
    try {
      await this.handle(name, handler, envelope.data);
    } catch (error) {
      if (!isFinal(error)) throw error;
      const reason = `${this.queue}/${name}: ${messageOf(error)}`;
      await setEventAside(this.database, envelope.data.eventUid, reason);
      throw new UnrecoverableError(reason);
    }
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.warn(`${job?.name} ${job?.id} failed, try ${job?.attemptsMade}: ${error.message}`);
  }

  private async handle(job: string, handler: AnyHandler, { eventUid, payload }: JobEnvelope): Promise<void> {
    const data = (jobs[this.queue] as Record<string, z.ZodMiniType>)[job]!.parse(payload);
    if (handler.runOutside) return handler.runOutside(data, { eventUid });
    await this.database.transaction(async (tx) => {
      if (!(await isFirstDelivery(tx, job, eventUid))) return;
      await handler.run!(tx, data, { eventUid });
      crashPoint('job:before-commit', job);
    });
    crashPoint('job:committed', job);
  }

  private handlerOf(job: string): AnyHandler | undefined {
    return Object.hasOwn(this.handlers, job)
      ? (this.handlers as unknown as Record<string, AnyHandler>)[job]
      : undefined;
  }
}

/** A handler without its data type; `work` has parsed the data with the schema of the job's name. */
interface AnyHandler {
  run?(tx: Tx, data: unknown, cause: JobCause): Promise<void>;
  runOutside?(data: unknown, cause: JobCause): Promise<void>;
}

/** A refusal by a rule, or invalid data, stays the same on a retry. */
const isFinal = (error: unknown): boolean => error instanceof z.core.$ZodError || error instanceof DomainError;

const messageOf = (error: unknown): string =>
  error instanceof z.core.$ZodError ? z.prettifyError(error) : (error as Error).message;
