import type { Database } from '#runtime/db/database';
import { reminderUid } from '../notifications/remind-due.js';
import type { NotificationKind } from '../notifications/notify.js';

/** The uids among these of which no reminder has gone out for this due date. */
export async function notReminded(
  database: Database,
  kind: NotificationKind,
  due: { uid: string; dueAt: Date }[],
): Promise<string[]> {
  const keyed = due.map(({ uid, dueAt }) => ({ uid, key: reminderUid(uid, dueAt) }));
  const told = await database.notification.findMany({
    where: { eventUid: { in: keyed.map(({ key }) => key) }, kind },
    select: { eventUid: true },
  });
  const isTold = new Set(told.map(({ eventUid }) => eventUid));
  return keyed.filter(({ key }) => !isTold.has(key)).map(({ uid }) => uid);
}
