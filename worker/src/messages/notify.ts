import { randomUUID } from 'node:crypto';
import type { MessageKind } from '#contracts/rooms';
import type { Tx } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';

export interface Notification {
  kind: MessageKind;
  /** The event, or a uid made of what is to be sent only once. */
  eventUid: string;
  /** The event whose job this is. */
  cause: string;
  customerUid: string;
  title: string;
  body: string;
  link: string;
}

/**
 * Writes notifications and announces them for the mail. The same kind, cause and customer again does nothing, and an
 * erased customer gets none: the lock puts an erasure before or after.
 */
export async function notify(tx: Tx, notifications: Notification[]): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map((notification) => ({ uid: randomUUID(), ...notification }));
  const created = await tx.$queryRaw<{ notificationUid: string }[]>`
    WITH wanted AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n ("uid" uuid, "customerUid" uuid, "kind" text,
        "eventUid" uuid, "title" text, "body" text, "link" text)
    ), receiver AS MATERIALIZED (
      SELECT "uid", "erased_at" FROM "customer" WHERE "uid" IN (SELECT "customerUid" FROM wanted)
      ORDER BY "uid" FOR KEY SHARE
    )
    INSERT INTO "notification" ("uid", "customer_uid", "kind", "event_uid", "title", "body", "link")
    SELECT n."uid", n."customerUid", n."kind", n."eventUid", n."title", n."body", n."link"
    FROM wanted n JOIN receiver r ON r."uid" = n."customerUid" WHERE r."erased_at" IS NULL
    ON CONFLICT DO NOTHING RETURNING "uid" AS "notificationUid"`;
  const causeOf = new Map<string, string>(rows.map(({ uid, cause }) => [uid, cause]));
  const causes = created.map(({ notificationUid }) => causeOf.get(notificationUid) ?? null);
  await announceAll(tx, 'notification.created', created, causes);
}
