import type { Tx } from '#runtime/platform/db/database';

/**
 * Records in the caller's transaction that `consumer` has handled this event. False if it was handled before; a concurrent
 * delivery waits here until the first one has committed or rolled back.
 */
export async function isFirstDelivery(tx: Tx, consumer: string, eventUid: string): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    INSERT INTO "inbox" ("consumer", "event_uid") VALUES (${consumer}, ${eventUid}::uuid) ON CONFLICT DO NOTHING`;
  return inserted === 1;
}

/** The same for several jobs. @returns those that were not handled before, in the given order. */
export async function firstDeliveries<T extends { job: string; eventUid: string }>(tx: Tx, jobs: T[]): Promise<T[]> {
  // Always in the same sequence, so that two deliveries of the same jobs wait for each other and not in a ring.
  const inserted = await tx.$queryRaw<{ consumer: string; eventUid: string }[]>`
    INSERT INTO "inbox" ("consumer", "event_uid")
    SELECT consumer, event_uid FROM unnest(${jobs.map(({ job }) => job)}::text[], ${jobs.map(({ eventUid }) => eventUid)}::uuid[])
      AS delivered (consumer, event_uid)
    ORDER BY event_uid, consumer
    ON CONFLICT DO NOTHING RETURNING "consumer", "event_uid" AS "eventUid"`;
  const isFirst = new Set(inserted.map(({ consumer, eventUid }) => `${eventUid} ${consumer}`));
  return jobs.filter(({ job, eventUid }) => isFirst.has(`${eventUid} ${job}`));
}
