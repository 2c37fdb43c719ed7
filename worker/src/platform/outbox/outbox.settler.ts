import { Injectable } from '@nestjs/common';
import { events } from '#contracts/events';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { JobPlanner } from './job-planner.js';

const BATCH = 1_000;

/** Settles published events once every effect has committed (`settled_at`). */
@Injectable()
export class OutboxSettler {
  private readonly names = Object.keys(events);
  /** Pairs of an event's name and a consumer that must be in the inbox. */
  private readonly awaited: { event: string; consumer: string }[];

  constructor(
    private readonly database: Database,
    planner: JobPlanner,
  ) {
    this.awaited = this.names.flatMap((event) => planner.consumersOf(event).map((consumer) => ({ event, consumer })));
  }

  /**
   * Skips events that only another version knows, and rows locked by another worker.
   * @returns the number of settled events.
   */
  async settle(): Promise<number> {
    const settled = await this.database.statement(Prisma.sql`
      UPDATE "outbox" SET "settled_at" = now() WHERE "id" IN (
        SELECT o."id" FROM "outbox" o
        WHERE o."published_at" IS NOT NULL AND o."settled_at" IS NULL AND o."set_aside_at" IS NULL
          AND o."name" = ANY (${this.names}::text[])
          AND NOT EXISTS (
            SELECT 1 FROM unnest(${this.awaited.map(({ event }) => event)}::text[],
              ${this.awaited.map(({ consumer }) => consumer)}::text[]) AS awaited (event, consumer)
            WHERE awaited.event = o."name" AND NOT EXISTS (
              SELECT 1 FROM "inbox" i WHERE i."event_uid" = o."uid" AND i."consumer" = awaited.consumer
            )
          )
        ORDER BY o."published_at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ) RETURNING "id"`);
    return settled.length;
  }
}
