import { Injectable } from '@nestjs/common';
import { events } from '#contracts/events';
import { Database } from '#runtime/db/database';
import { consumersOf } from './plan-jobs.js';

const BATCH = 1_000;
/** Event name → the consumers that must be in the inbox. */
const AWAITED = JSON.stringify(Object.fromEntries(Object.keys(events).map((name) => [name, consumersOf(name)])));

/** Marks published events as settled once every effect has committed. */
@Injectable()
export class OutboxSettler {
  constructor(private readonly database: Database) {}

  /** How many were settled. What another version has announced is left to that version. Several workers may do it at once: rows that another one holds are skipped. */
  settle(): Promise<number> {
    return this.database.$executeRaw`
      UPDATE "outbox" SET "settled_at" = now() WHERE "id" IN (
        SELECT o."id" FROM "outbox" o
        WHERE o."published_at" IS NOT NULL AND o."settled_at" IS NULL AND o."set_aside_at" IS NULL
          AND ${AWAITED}::jsonb ? o."name"
          AND NOT EXISTS (
            SELECT 1 FROM jsonb_array_elements_text(${AWAITED}::jsonb -> o."name") AS awaited (consumer)
            WHERE NOT EXISTS (
              SELECT 1 FROM "inbox" i WHERE i."event_uid" = o."uid" AND i."consumer" = awaited.consumer
            )
          )
        ORDER BY o."published_at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )`;
  }
}
