import { randomUUID } from 'node:crypto';
import { type EventName, type EventPayload, events } from '#contracts/events';
import { type Tx, noteAnnouncement } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { requestIdOf } from '#runtime/platform/logging/trace';
import { type Write, writeTogether } from '#runtime/platform/db/write-together';
import { causeUid } from '#runtime/platform/outbox/cause-uid';

/** Rows of one INSERT. */
const BATCH = 500;

/** The only way to write a domain event: parses the payload and inserts the row in the caller's transaction. */
export const announce = <E extends EventName>(tx: Tx, name: E, payload: EventPayload<E>): Promise<void> =>
  announceAll(tx, name, [payload]);

/** Several events of one name in one statement, in the given order. */
export async function announceAll<E extends EventName>(
  tx: Tx,
  name: E,
  payloads: EventPayload<E>[],
  causes?: (string | null)[],
): Promise<void> {
  if (payloads.length > 0) await writeTogether(tx, [announcement(tx, name, payloads, causes)]);
}

/**
 * The same as a part of a larger statement. Raw, because Prisma's `create` takes four times as long.
 * @param causes in a batch of jobs, the event behind each payload: for its request.
 */
export function announcement<E extends EventName>(
  tx: Tx,
  name: E,
  payloads: EventPayload<E>[],
  causes: (string | null)[] = [],
): Write {
  const rows = JSON.stringify(
    payloads.map((payload, index) => row(name, payload, randomUUID(), causes[index] ?? undefined)),
  );
  noteAnnouncement(tx);
  const ctes = Prisma.sql`announced AS (
    INSERT INTO "outbox" ("uid", "name", "payload", "request_id")
    SELECT "uid", "name", "payload", "requestId"
    FROM json_to_recordset(${rows}::json) AS e ("uid" uuid, "name" text, "payload" jsonb, "requestId" text)
    RETURNING 1)`;
  return { ctes, name: 'announced', rows: payloads.length };
}

export interface CausedEvent<E extends EventName> {
  /** The event's uid is derived from it. */
  cause: string;
  payload: EventPayload<E>;
}

/**
 * Announces each cause once, also for concurrent callers, as long as the outbox keeps the event.
 * @returns the number of new events.
 */
export async function announceOnce<E extends EventName>(tx: Tx, name: E, caused: CausedEvent<E>[]): Promise<number> {
  let created = 0;
  for (let from = 0; from < caused.length; from += BATCH) {
    const rows = caused.slice(from, from + BATCH).map(({ cause, payload }) => row(name, payload, causeUid(cause)));
    const known = await tx.outbox.findMany({
      where: { uid: { in: rows.map(({ uid }) => uid) } },
      select: { uid: true },
    });
    const isKnown = new Set(known.map(({ uid }) => uid));
    const fresh = rows.filter(({ uid }) => !isKnown.has(uid));
    if (fresh.length > 0) created += (await tx.outbox.createMany({ data: fresh, skipDuplicates: true })).count;
  }
  if (created > 0) noteAnnouncement(tx);
  return created;
}

const row = <E extends EventName>(name: E, payload: EventPayload<E>, uid: string, cause?: string) => ({
  uid,
  requestId: requestIdOf(cause),
  name,
  payload: events[name].parse(payload) as Prisma.InputJsonObject,
});
