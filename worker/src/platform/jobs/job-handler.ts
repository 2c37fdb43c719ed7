import type { JobData, JobName, QueueName } from '#contracts/jobs';
import type { Tx } from '#runtime/platform/db/database';

/** The event that caused a job. */
export interface JobCause {
  eventUid: string;
}

/** A job whose whole effect is in the database: runs in the transaction of its inbox row. */
export interface JobHandler<Q extends QueueName, J extends JobName<Q>> {
  run(tx: Tx, data: JobData<Q, J>, cause: JobCause): Promise<void>;
  /** The same for several at once, in as few statements as possible; without it they are run one after the other. */
  runAll?(tx: Tx, jobs: Work<Q, J>[]): Promise<void>;
}

/** One of several jobs that are run at once. */
export interface Work<Q extends QueueName, J extends JobName<Q>> extends JobCause {
  data: JobData<Q, J>;
}

/** A job whose effect is outside the database (e-mail): runs without a transaction and writes its inbox row itself at the end. */
export interface OutsideJobHandler<Q extends QueueName, J extends JobName<Q>> {
  runOutside(data: JobData<Q, J>, cause: JobCause): Promise<void>;
  /** The same for several at once. Answers those that have failed, with their errors. */
  runAllOutside?(jobs: Work<Q, J>[]): Promise<FailedJob[]>;
}

export interface FailedJob extends JobCause {
  error: unknown;
}

/** One handler for every job of the queue; a missing one does not compile. */
export type JobHandlers<Q extends QueueName> = { [J in JobName<Q>]: JobHandler<Q, J> | OutsideJobHandler<Q, J> };
