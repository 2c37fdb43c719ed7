import type { Database, Tx } from '#runtime/platform/db/database';

const MAX_REASON = 1_000;

/** Takes an event out of the stream with a reason; the console shows it and can re-drive it. */
export async function setEventAside(database: Database | Tx, eventUid: string, reason: string): Promise<void> {
  await database.$executeRaw`
    UPDATE "outbox" SET "set_aside_at" = now(), "set_aside_reason" = ${reason.slice(0, MAX_REASON)}
    WHERE "uid" = ${eventUid}::uuid AND "settled_at" IS NULL`;
}
