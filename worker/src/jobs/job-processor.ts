import { OnWorkerEvent } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod/mini';
import { type JobEnvelope, type QueueName, jobEnvelope, jobs } from '#contracts/jobs';
import { DomainError } from '#domain/domain-error';
import { Database, type Tx } from '#runtime/db/database';
import { stage } from '#runtime/stages';
import { BusyHost } from './busy-host.js';
import { isFirstDelivery } from './inbox.js';
import type { JobCause, JobHandlers } from './job-handler.js';
import { setEventAside } from '../outbox/set-aside.js';

/** Options of every worker. A killed worker's job is taken over after at most lock + interval; the inbox makes a second run harmless. */
export const WORKER_OPTIONS = {
  concurrency: 8,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 5,
  runRetryDelay: 1_000,
} as const;

class UnknownJobError extends Error {}

/** Parses what the queue brings and runs the right handler exactly once for each event. */
export abstract class JobProcessor<Q extends QueueName> extends BusyHost {
  @Inject(Database) protected readonly database!: Database;
  private readonly log = new Logger(`worker.${this.queue}`);

  constructor(
    private readonly queue: Q,
    private readonly handlers: JobHandlers<Q>,
  ) {
    super();
  }

  /** @throws UnrecoverableError when no further try can succeed; the event is then set aside for a person to see. */
  protected async work({ name, data }: Pick<Job, 'name' | 'data'>): Promise<void> {
    const envelope = jobEnvelope.safeParse(data);
    if (!envelope.success) throw new UnrecoverableError(`${this.queue}/${name}: not an envelope`);
    try {
      await this.handle(name, envelope.data);
    } catch (error) {
      if (!isHopeless(error)) throw error;
      const reason = `${this.queue}/${name}: ${messageOf(error)}`;
      await setEventAside(this.database, envelope.data.eventUid, reason);
      throw new UnrecoverableError(reason);
    }
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.warn(`${job?.name} ${job?.id} failed, try ${job?.attemptsMade}: ${error.message}`);
  }

  private async handle(job: string, { eventUid, payload }: JobEnvelope): Promise<void> {
    const handler = this.handlerOf(job);
    const data = (jobs[this.queue] as Record<string, z.ZodMiniType>)[job]!.parse(payload);
    if (handler.runOutside) return handler.runOutside(data, { eventUid });
    await this.database.transaction(async (tx) => {
      if (!(await isFirstDelivery(tx, job, eventUid))) return;
      await handler.run!(tx, data, { eventUid });
      stage('job:before-commit', job);
    });
    stage('job:committed', job);
  }

  private handlerOf(job: string): AnyHandler {
    if (!Object.hasOwn(this.handlers, job)) throw new UnknownJobError('no such job');
    return (this.handlers as unknown as Record<string, AnyHandler>)[job]!;
  }
}

/** A handler whose data type is only known by its name; `handle` has parsed the data with that name's schema. */
interface AnyHandler {
  run?(tx: Tx, data: unknown, cause: JobCause): Promise<void>;
  runOutside?(data: unknown, cause: JobCause): Promise<void>;
}

/** A rule that said no, or data that cannot be read, will not change by trying again. */
const isHopeless = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || error instanceof DomainError || error instanceof UnknownJobError;

const messageOf = (error: unknown): string =>
  error instanceof z.core.$ZodError ? z.prettifyError(error) : (error as Error).message;
