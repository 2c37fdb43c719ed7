import { Injectable } from '@nestjs/common';
import { Database } from '#runtime/platform/db/database';

const BATCH = 5_000;
const KEEP = '30 days';

/** Deletes events that were settled long ago, with their inbox rows, so that both tables stay small. */
@Injectable()
export class SettledEventsSweep {
  constructor(private readonly database: Database) {}

  /** @returns the number of deleted events. */
  async sweep(): Promise<number> {
    for (let total = 0; ;) {
      const deleted = await this.deleteBatch();
      total += deleted;
      if (deleted < BATCH) return total;
    }
  }

  private async deleteBatch(): Promise<number> {
    const [row] = await this.database.$queryRaw<{ deleted: number }[]>`
      WITH old AS (
        DELETE FROM "outbox" WHERE "id" IN (
          SELECT "id" FROM "outbox" WHERE "settled_at" < now() - ${KEEP}::interval
          ORDER BY "id" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        ) RETURNING "uid"
      ), gone AS (
        DELETE FROM "inbox" WHERE "event_uid" IN (SELECT "uid" FROM old)
      )
      SELECT count(*)::int AS deleted FROM old`;
    return row?.deleted ?? 0;
  }
}
