import * as z from 'zod/mini';
import { type OfAllRooms, ROOMS } from '#contracts/rooms';
import type { DataOf, Schemas } from '#contracts/platform/room';

/** Queue → job → payload. A queue may have jobs of several rooms; each needs a handler, or its processor does not compile. */
export const jobs = mergeQueues() as OfAllRooms<'jobs'>;

export type QueueName = keyof OfAllRooms<'jobs'>;
export type JobName<Q extends QueueName> = keyof OfAllRooms<'jobs'>[Q] & string;
export type JobData<Q extends QueueName, J extends JobName<Q>> = DataOf<OfAllRooms<'jobs'>[Q][J]>;
export const QUEUE_NAMES = Object.keys(jobs) as QueueName[];

/** What travels in the queue: the cause beside the payload, for the inbox, and the HTTP request it goes back to. */
export const jobEnvelope = z.object({ eventUid: z.uuid(), payload: z.unknown(), requestId: z.optional(z.string()) });
export type JobEnvelope = z.infer<typeof jobEnvelope>;

/** The name of a job that carries several jobs of its queue, to be done in one transaction. */
export const BATCH_JOB = 'batch';
export const batchEnvelope = z.object({
  batch: z.array(z.extend(jobEnvelope, { job: z.string() })),
});
export type BatchEnvelope = z.infer<typeof batchEnvelope>;

function mergeQueues(): Record<string, Schemas> {
  const merged: Record<string, Schemas> = {};
  for (const { jobs: queues } of Object.values(ROOMS))
    for (const [queue, schemas] of Object.entries(queues)) merged[queue] = { ...merged[queue], ...schemas };
  return merged;
}
