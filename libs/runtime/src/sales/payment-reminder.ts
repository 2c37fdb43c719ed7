import type { Tx } from '#runtime/platform/db/database';
import { announceOnce } from '#runtime/platform/outbox/announce';

/** Announces the reminders of orders that are due soon, one for each deadline; answers how many were new. */
export const announceDueSoon = (tx: Tx, due: { uid: string; dueAt: Date }[]): Promise<number> =>
  announceOnce(
    tx,
    'payment.due-soon',
    due.map(({ uid, dueAt }) => ({
      cause: `remind ${uid} ${dueAt.toISOString()}`,
      payload: { orderUid: uid, dueAt: dueAt.toISOString() },
    })),
  );
