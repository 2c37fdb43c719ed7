import type { Database } from '#runtime/db/database';
import { isFirstDelivery } from '../jobs/inbox.js';

/**
 * Sends what has no row of its own to be recorded in: the inbox row is written when the server has taken it. A process
 * that dies in between sends the same message again, under the same Message-ID.
 */
export async function sendOnce(database: Database, consumer: string, eventUid: string, send: () => Promise<void>) {
  if (await database.inbox.findUnique({ where: { eventUid_consumer: { eventUid, consumer } } })) return;
  await send();
  await database.transaction((tx) => isFirstDelivery(tx, consumer, eventUid));
}
