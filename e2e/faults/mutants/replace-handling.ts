import type { JobEnvelope } from '#contracts/jobs';
import type { Database, Tx } from '#runtime/platform/db/database';
import { JobProcessor } from '../../../worker/src/platform/jobs/job-processor.js';

export interface Delivery {
  database: Database;
  job: string;
  eventUid: string;
  payload: unknown;
  /** The real job's whole effect in that transaction. */
  run(tx: Tx): Promise<void>;
}

interface Handler {
  run?(tx: Tx, payload: unknown, cause: { eventUid: string }): Promise<void>;
}
interface Processor {
  database: Database;
  handle(job: string, handler: Handler, envelope: JobEnvelope): Promise<void>;
}

/** Lets `handle` deal with every delivery whose effect is in our database. Everything else of the worker stays as it is. */
export function replaceHandling(handle: (delivery: Delivery) => Promise<void>): void {
  const prototype = JobProcessor.prototype as unknown as Processor;
  const real = prototype.handle;
  prototype.handle = function (this: Processor, job, handler, envelope) {
    if (!handler.run) return real.call(this, job, handler, envelope);
    const { eventUid, payload } = envelope;
    const run = (tx: Tx) => handler.run!(tx, payload, { eventUid });
    return handle({ database: this.database, job, eventUid, payload, run });
  };
}
