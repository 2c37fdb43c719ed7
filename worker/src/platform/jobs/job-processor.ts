import { OnWorkerEvent } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod/mini';
import {
  BATCH_JOB,
  type BatchEnvelope,
  type JobEnvelope,
  type QueueName,
  batchEnvelope,
  jobEnvelope,
  jobs,
} from '#contracts/jobs';
import { DomainError } from '#domain/platform/domain-error';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import { Database, type Tx } from '#runtime/platform/db/database';
import { withTrace } from '#runtime/platform/logging/trace';
import { crashPoint } from '#runtime/platform/crash-point';
import { CountingWorkerHost } from './counting-worker-host.js';
import { jobOptions } from '../outbox/job-planner.js';
import { Queues } from '../outbox/queues.js';
import { setEventAside } from '../outbox/set-aside.js';
import { Held, holdEvent } from './held.js';
import { firstDeliveries, isFirstDelivery } from './inbox.js';
import type { FailedJob, JobCause, JobHandlers } from './job-handler.js';

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
  @Inject(Queues) private readonly queues!: Queues;
  private readonly log = new Logger(`worker.${this.queue}`);
  private readonly alone = new ConcurrencyLimit(WORKER_OPTIONS.concurrency);

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
    if (name === BATCH_JOB) return this.workTogether(data);
    const envelope = jobEnvelope.safeParse(data);
    if (!envelope.success) throw new UnrecoverableError(`${this.queue}/${name}: not an envelope`);
    const handler = this.findHandler(name);
    if (!handler) {
      this.log.warn(`no job ${name} in this version: event ${envelope.data.eventUid} is left to the re-drive`);
      return;
    }
    const { requestId } = envelope.data;
    try {
      await withTrace({ requestId }, () => this.handle(name, handler, envelope.data));
    } catch (error) {
      if (error instanceof Held) return this.hold(name, envelope.data.eventUid, error);
      if (!isFinal(error)) throw error;
      const reason = `${this.queue}/${name}: ${messageOf(error)}`;
      await setEventAside(this.database, envelope.data.eventUid, reason);
      throw new UnrecoverableError(reason);
    }
  }

  /**
   * The jobs of a batch: those inside the database in one transaction; if that fails, one by one. What fails alone becomes
   * a job of its own, with its own retries.
   * @throws Error when the queue cannot take it; then the batch is tried again.
   */
  private async workTogether(data: unknown): Promise<void> {
    const parsed = batchEnvelope.safeParse(data);
    if (!parsed.success) throw new UnrecoverableError(`${this.queue}/${BATCH_JOB}: not a batch`);
    const ofEvents = new Map(
      parsed.data.batch.flatMap(({ eventUid, requestId }) => (requestId ? [[eventUid, requestId] as const] : [])),
    );
    await withTrace({ ofEvents }, () => this.workBatch(parsed.data.batch));
  }

  private async workBatch(batch: BatchedJob[]): Promise<void> {
    const [together, toBeSent, alone]: [BatchedJob[], BatchedJob[], BatchedJob[]] = [[], [], []];
    for (const one of batch) {
      const handler = this.findHandler(one.job);
      (handler?.run ? together : handler?.runAllOutside ? toBeSent : alone).push(one);
    }
    alone.push(...(await this.runInside(together)));
    const unsent = await this.runOutside(toBeSent);
    await Promise.all([
      ...alone.map((one) => this.alone.run(() => this.workAlone(one))),
      ...unsent.map((one) => this.queueAlone(one)),
    ]);
  }

  /** @returns all of them when they failed together. */
  private async runInside(batch: BatchedJob[]): Promise<BatchedJob[]> {
    const names = new Set(batch.map(({ job }) => job));
    try {
      const works = batch.map(({ job, eventUid, payload }) => ({ job, eventUid, data: this.parse(job, payload) }));
      if (batch.length > 0) await this.database.transaction((tx) => this.runAll(tx, works));
    } catch (error) {
      this.log.warn(`${batch.length} jobs failed together, one by one now: ${messageOf(error)}`);
      return batch;
    }
    for (const name of names) crashPoint('job:committed', name);
    return [];
  }

  private async runAll(tx: Tx, works: (AnyWork & { job: string })[]): Promise<void> {
    const first = await firstDeliveries(tx, works);
    for (const name of new Set(first.map(({ job }) => job))) {
      const handler = this.findHandler(name)!;
      const its = first.filter(({ job }) => job === name);
      if (handler.runAll) await handler.runAll(tx, its);
      else for (const { data, eventUid } of its) await handler.run!(tx, data, { eventUid });
      crashPoint('job:before-commit', name);
    }
  }

  /** @returns those that failed, each for itself. */
  private async runOutside(batch: BatchedJob[]): Promise<BatchedJob[]> {
    const failed: BatchedJob[] = [];
    for (const name of new Set(batch.map(({ job }) => job))) {
      const its = batch.filter(({ job }) => job === name);
      const works = its.map(({ eventUid, payload }) => ({ eventUid, data: this.parse(name, payload) }));
      const lost = new Set<string>();
      for (const { eventUid, error } of await this.findHandler(name)!.runAllOutside!(works))
        if (error instanceof Held) await this.hold(name, eventUid, error);
        else lost.add(eventUid);
      failed.push(...its.filter(({ eventUid }) => lost.has(eventUid)));
    }
    return failed;
  }

  private hold(job: string, eventUid: string, held: Held): Promise<void> {
    this.log.debug(`${job} of event ${eventUid} ${held.message}`);
    return holdEvent(this.database, eventUid, held, `${this.queue}/${job}`);
  }

  private async workAlone(one: BatchedJob): Promise<void> {
    try {
      await this.work({ name: one.job, data: one });
    } catch (error) {
      // Set aside, or to be tried again.
      if (!(error instanceof UnrecoverableError)) await this.queueAlone(one);
    }
  }

  private async queueAlone({ job, ...data }: BatchedJob): Promise<void> {
    const opts = jobOptions(this.queue, job, data.eventUid);
    const again = [{ queue: this.queue, name: job, data, opts }];
    await this.queues.forgetEnded(again);
    await this.queues.add(again);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.warn(`${job?.name} ${job?.id} failed, try ${job?.attemptsMade}: ${error.message}`);
  }

  private async handle(job: string, handler: AnyHandler, { eventUid, payload }: JobEnvelope): Promise<void> {
    const data = this.parse(job, payload);
    if (handler.runOutside) return handler.runOutside(data, { eventUid });
    await this.database.transaction(async (tx) => {
      if (!(await isFirstDelivery(tx, job, eventUid))) return;
      await handler.run!(tx, data, { eventUid });
      crashPoint('job:before-commit', job);
    });
    crashPoint('job:committed', job);
  }

  private parse(job: string, payload: unknown): unknown {
    return (jobs[this.queue] as Record<string, z.ZodMiniType>)[job]!.parse(payload);
  }

  private findHandler(job: string): AnyHandler | undefined {
    return Object.hasOwn(this.handlers, job)
      ? (this.handlers as unknown as Record<string, AnyHandler>)[job]
      : undefined;
  }
}

/** A handler without its data type; `work` has parsed the data with the schema of the job's name. */
interface AnyHandler {
  run?(tx: Tx, data: unknown, cause: JobCause): Promise<void>;
  runAll?(tx: Tx, works: AnyWork[]): Promise<void>;
  runOutside?(data: unknown, cause: JobCause): Promise<void>;
  runAllOutside?(works: AnyWork[]): Promise<FailedJob[]>;
}
type AnyWork = JobCause & { data: unknown };
type BatchedJob = BatchEnvelope['batch'][number];

/** A refusal by a rule, or invalid data, stays the same on a retry. */
const isFinal = (error: unknown): boolean => error instanceof z.core.$ZodError || error instanceof DomainError;

const messageOf = (error: unknown): string =>
  error instanceof z.core.$ZodError ? z.prettifyError(error) : (error as Error).message;
