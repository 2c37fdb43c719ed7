import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const FIRST_WAIT_MS = 100;
const GIVE_UP_AFTER_MS = 60_000;
/** Errors that waiting does not solve: wrong user or password (class 28), an unknown database. */
const PERMANENT = /^(28...|3D000)$/;

/**
 * Waits until PostgreSQL answers; reports the reason of the wait once.
 * @throws Error with the reason after a minute, or at once where waiting does not help.
 */
export const readyPostgres = (databaseUrl: string, onWait?: (reason: string) => void): Promise<void> =>
  answers(databaseUrl, 'SELECT 1', onWait);

/**
 * Waits until PostgreSQL answers and is migrated. A queue worker that starts earlier never works.
 * docs/rules/events.md#time-outs
 */
export const readyDatabase = (databaseUrl: string): Promise<void> =>
  answers(databaseUrl, 'SELECT 1 FROM "inbox" LIMIT 1');

async function answers(databaseUrl: string, question: string, onWait?: (reason: string) => void): Promise<void> {
  const until = Date.now() + GIVE_UP_AFTER_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, 2_000)) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
    try {
      await client.connect();
      await client.query(question);
      return;
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      const reason = message || code || 'no answer';
      if (Date.now() > until || PERMANENT.test(code ?? ''))
        throw new Error(`Postgres is not reachable or not migrated: ${reason}`, { cause: error });
      if (wait === FIRST_WAIT_MS) onWait?.(reason);
      await sleep(wait);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
