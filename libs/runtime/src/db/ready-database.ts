import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const FIRST_WAIT_MS = 100;
const GIVE_UP_AFTER_MS = 60_000;
/** Waiting does not help: a wrong user or password (class 28), a database that is not there. */
const HOPELESS = /^(28...|3D000)$/;

/** Waits until Postgres answers; says once that it does, and why. @throws Error that says why not, after a minute, or at once where waiting does not help. */
export const readyPostgres = (databaseUrl: string, onWait?: (reason: string) => void): Promise<void> =>
  answers(databaseUrl, 'SELECT 1', onWait);

/** Waits until Postgres answers and is migrated. A queue worker that starts before that stays silently dead (reliability.md §1). */
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
      if (Date.now() > until || HOPELESS.test(code ?? ''))
        throw new Error(`Postgres is not reachable or not migrated: ${reason}`, { cause: error });
      if (wait === FIRST_WAIT_MS) onWait?.(reason);
      await sleep(wait);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
