import type { JobName } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import type { Message } from './templates.js';

/** The job that writes a message is its kind. */
export type NotificationKind = JobName<'notifications'>;

/**
 * Puts a message into the customer's inbox and has it sent by e-mail; the same kind, event and customer again does
 * nothing, and nobody writes to who was forgotten: the lock makes an erasure come before or after, not in between.
 */
export async function notify(
  tx: Tx,
  kind: NotificationKind,
  eventUid: string,
  customerUid: string,
  message: Message,
): Promise<boolean> {
  const [customer] = await tx.$queryRaw<{ erased: boolean }[]>`
    SELECT "erased_at" IS NOT NULL AS erased FROM "customer" WHERE "uid" = ${customerUid}::uuid FOR KEY SHARE`;
  if (customer?.erased) return false;
  const [created] = await tx.notification.createManyAndReturn({
    data: [{ kind, eventUid, customerUid, ...message }],
    skipDuplicates: true,
    select: { uid: true },
  });
  if (created) await announce(tx, 'notification.created', { notificationUid: created.uid });
  return created !== undefined;
}
