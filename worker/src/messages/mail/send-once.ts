import type { Database } from '#runtime/platform/db/database';
import { isFirstDelivery } from '../../platform/jobs/inbox.js';

/**
 * For mail that has no row to record it in: the inbox row is written once the server has accepted it. A process that
 * dies in between sends the same message again, under the same Message-ID.
 */
export async function sendOnce(database: Database, consumer: string, eventUid: string, send: () => Promise<void>) {
  if (await database.inbox.findUnique({ where: { eventUid_consumer: { eventUid, consumer } } })) return;
  await send();
  await database.transaction((tx) => isFirstDelivery(tx, consumer, eventUid));
}
