import { Injectable } from '@nestjs/common';
import { Database } from '#runtime/db/database';

const BATCH = 5_000;
const KEEP = '30 days';

/** Forgets events that settled long ago, with their inbox rows, so that both tables stay small. */
@Injectable()
export class SettledEventsSweep {
  constructor(private readonly database: Database) {}

  /** How many events were forgotten. */
  async sweep(): Promise<number> {
    for (let total = 0; ;) {
      const forgotten = await this.forgetBatch();
      total += forgotten;
      if (forgotten < BATCH) return total;
    }
  }

  private async forgetBatch(): Promise<number> {
    const [row] = await this.database.$queryRaw<{ forgotten: number }[]>`
      WITH old AS (
        DELETE FROM "outbox" WHERE "id" IN (
          SELECT "id" FROM "outbox" WHERE "settled_at" < now() - ${KEEP}::interval
          ORDER BY "id" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        ) RETURNING "uid"
      ), gone AS (
        DELETE FROM "inbox" WHERE "event_uid" IN (SELECT "uid" FROM old)
      )
      SELECT count(*)::int AS forgotten FROM old`;
    return row?.forgotten ?? 0;
  }
}
