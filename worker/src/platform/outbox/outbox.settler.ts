import { Injectable } from '@nestjs/common';
import { events } from '#contracts/events';
import { Database } from '#runtime/platform/db/database';
import { JobPlanner } from './job-planner.js';

const BATCH = 1_000;

/** Settles published events once every effect has committed (`settled_at`). */
@Injectable()
export class OutboxSettler {
  /** Event name → the consumers that must be in the inbox, as JSON. */
  private readonly consumers: string;

  constructor(
    private readonly database: Database,
    planner: JobPlanner,
  ) {
    const names = Object.keys(events);
    this.consumers = JSON.stringify(Object.fromEntries(names.map((name) => [name, planner.consumersOf(name)])));
  }

  /**
   * Skips events that only another version knows, and rows locked by another worker.
   * @returns the number of settled events.
   */
  settle(): Promise<number> {
    return this.database.$executeRaw`
      UPDATE "outbox" SET "settled_at" = now() WHERE "id" IN (
        SELECT o."id" FROM "outbox" o
        WHERE o."published_at" IS NOT NULL AND o."settled_at" IS NULL AND o."set_aside_at" IS NULL
          AND ${this.consumers}::jsonb ? o."name"
          AND NOT EXISTS (
            SELECT 1 FROM jsonb_array_elements_text(${this.consumers}::jsonb -> o."name") AS awaited (consumer)
            WHERE NOT EXISTS (
              SELECT 1 FROM "inbox" i WHERE i."event_uid" = o."uid" AND i."consumer" = awaited.consumer
            )
          )
        ORDER BY o."published_at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )`;
  }
}
