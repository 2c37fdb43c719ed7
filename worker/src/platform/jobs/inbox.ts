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
