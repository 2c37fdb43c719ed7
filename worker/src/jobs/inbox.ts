import type { Tx } from '#runtime/db/database';

/**
 * Notes in the caller's transaction that `consumer` has done its work for this event. False when that was done before;
 * a delivery that runs at the same moment waits here until the first one has committed or given up.
 */
export async function isFirstDelivery(tx: Tx, consumer: string, eventUid: string): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    INSERT INTO "inbox" ("consumer", "event_uid") VALUES (${consumer}, ${eventUid}::uuid) ON CONFLICT DO NOTHING`;
  return inserted === 1;
}
