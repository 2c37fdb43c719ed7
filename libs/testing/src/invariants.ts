import pg from 'pg';
import { ALWAYS, WHEN_SETTLED } from '#testing/invariant-rules/rules';

export const RULE_NAMES = [...ALWAYS, ...WHEN_SETTLED].map(({ name }) => name);

/**
 * Every invariant that is violated in this database, with the violations. All rules are read in one snapshot. `settled:
 * false` leaves out those that hold only after the worker has finished.
 */
export async function brokenInvariants(databaseUrl: string, { settled = true } = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await brokenIn(client, { settled });
  } finally {
    await client.end();
  }
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
