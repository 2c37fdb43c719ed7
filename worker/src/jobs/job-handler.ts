import type { JobData, JobName, QueueName } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';

/** The event that caused a job. */
export interface JobCause {
  eventUid: string;
}

/** A job whose whole effect is in our database: runs in the transaction that also holds its inbox row. */
export interface JobHandler<Q extends QueueName, J extends JobName<Q>> {
  run(tx: Tx, data: JobData<Q, J>, cause: JobCause): Promise<void>;
}

/** A job whose effect leaves the database (e-mail): no transaction around it, it writes its inbox row itself when it is done. */
export interface OutsideJobHandler<Q extends QueueName, J extends JobName<Q>> {
  runOutside(data: JobData<Q, J>, cause: JobCause): Promise<void>;
}

/** One handler for every job of the queue: leave one out and it does not compile. */
export type JobHandlers<Q extends QueueName> = { [J in JobName<Q>]: JobHandler<Q, J> | OutsideJobHandler<Q, J> };
