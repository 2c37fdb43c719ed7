import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#runtime/platform/db/database';

const LOOK_EVERY_MS = 20;
/** Generous, for busy machines. */
const PATIENCE_MS = 90_000;

/**
 * Waits until every event is settled or set aside, those included that a transaction under way is about to write: the
 * schedule of a world sweeps beside its test. @throws Error with the events that are still open.
 */
export async function settled(database: Database, withinMs = PATIENCE_MS): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const before = await transactionsOf(database);
    while (Date.now() < until && (await transactionsOf(database)).some((one) => before.includes(one)))
      await sleep(LOOK_EVERY_MS);
    const open = await database.outbox.findMany({
      where: { settledAt: null, setAsideAt: null },
      orderBy: { id: 'asc' },
      take: 20,
    });
    if (open.length === 0) return;
    if (Date.now() > until) throw new Error(`not settled after ${withinMs} ms: ${open.map(nameOf).join(', ')}`);
    await sleep(LOOK_EVERY_MS);
  }
}

const nameOf = ({ name, publishedAt }: { name: string; publishedAt: Date | null }): string =>
  `${name} (${publishedAt ? 'published' : 'waiting'})`;

/** Those under way in other connections. */
async function transactionsOf(database: Database): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT concat(pid, ' ', xact_start) AS id FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      AND xact_start IS NOT NULL`;
  return rows.map(({ id }) => id);
}

/** Waits until `ask` returns a truthy value and returns it. @throws Error with `what` after the time-out. */
export async function until<T>(what: string, ask: () => Promise<T>, withinMs = PATIENCE_MS): Promise<NonNullable<T>> {
  const limit = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > limit) throw new Error(`waited ${withinMs} ms for: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
