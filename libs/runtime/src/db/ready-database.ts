import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const GIVE_UP_AFTER_MS = 60_000;

/** Waits until Postgres answers. @throws Error after a minute. */
export const readyPostgres = (databaseUrl: string): Promise<void> => answers(databaseUrl, 'SELECT 1');

/** Waits until Postgres answers and is migrated. A queue worker that starts before that stays silently dead (reliability.md §1). */
export const readyDatabase = (databaseUrl: string): Promise<void> =>
  answers(databaseUrl, 'SELECT 1 FROM "inbox" LIMIT 1');

async function answers(databaseUrl: string, question: string): Promise<void> {
  const until = Date.now() + GIVE_UP_AFTER_MS;
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
    try {
      await client.connect();
      await client.query(question);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error('Postgres is not reachable or not migrated', { cause: error });
      await sleep(wait);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
