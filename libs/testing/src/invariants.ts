import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ALWAYS, WHEN_SETTLED } from '#testing/invariant-rules/rules';

export const RULE_NAMES = [...ALWAYS, ...WHEN_SETTLED].map(({ name }) => name);

/** Enough for the events that a sweep of the schedule writes beside a test. */
const PATIENCE_MS = 3_000;
const LOOK_AGAIN_MS = 50;

/**
 * Every invariant that is violated in this database, with the violations. All rules are read in one snapshot. `settled:
 * false` leaves out those that hold only after the worker has finished; with them a snapshot that holds open events is
 * read again for `patienceMs`.
 */
export async function brokenInvariants(
  databaseUrl: string,
  { settled = true, patienceMs = PATIENCE_MS } = {},
): Promise<string[]> {
  const until = Date.now() + patienceMs;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      if (!settled || Date.now() >= until || !(await hasOpenEvents(client))) return await brokenIn(client, { settled });
      await client.query('ROLLBACK');
      await sleep(LOOK_AGAIN_MS);
    }
  } finally {
    await client.end();
  }
}

/** Those set aside are not open: they stay as they are. */
async function hasOpenEvents(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM outbox WHERE settled_at IS NULL AND set_aside_at IS NULL LIMIT 1',
  );
  return rowCount !== 0;
}

/** The same in the client's current transaction. */
export async function brokenIn(client: pg.Client, { settled = true } = {}): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, broken: sql } of settled ? [...ALWAYS, ...WHEN_SETTLED] : ALWAYS) {
    const { rows } = await client.query<{ text: string }>(`${sql} LIMIT 5`);
    broken.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return broken;
}
