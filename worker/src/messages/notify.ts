import type { MessageKind } from '#contracts/rooms';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';

export interface Notification {
  kind: MessageKind;
  /** The event, or a uid made of what is to be sent only once. */
  eventUid: string;
  customerUid: string;
  title: string;
  body: string;
  link: string;
}

/**
 * Writes a notification and announces it for the mail. The same kind, cause and customer again does nothing, and an
 * erased customer gets none: the lock puts an erasure before or after.
 */
export async function notify(tx: Tx, notification: Notification): Promise<void> {
  const [customer] = await tx.$queryRaw<{ erased: boolean }[]>`
    SELECT "erased_at" IS NOT NULL AS erased FROM "customer"
    WHERE "uid" = ${notification.customerUid}::uuid FOR KEY SHARE`;
  if (customer?.erased) return;
  const [created] = await tx.notification.createManyAndReturn({
    data: [notification],
    skipDuplicates: true,
    select: { uid: true },
  });
  if (created) await announce(tx, 'notification.created', { notificationUid: created.uid });
}
