import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#runtime/platform/db/database';

const LOOK_EVERY_MS = 20;

/** Waits until every event is settled or set aside. @throws Error with the events that are still open. */
export async function settled(database: Database, withinMs = 15_000): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const open = await database.outbox.findMany({
      where: { settledAt: null, setAsideAt: null },
      orderBy: { id: 'asc' },
      take: 20,
    });
    if (open.length === 0) return;
    if (Date.now() > until)
      throw new Error(
        `not settled after ${withinMs} ms: ${open.map(({ name, publishedAt }) => `${name} (${publishedAt ? 'published' : 'waiting'})`).join(', ')}`,
      );
    await sleep(LOOK_EVERY_MS);
  }
}

/** Waits until `ask` returns a truthy value and returns it. @throws Error with `what` after the time-out. */
export async function until<T>(what: string, ask: () => Promise<T>, withinMs = 15_000): Promise<NonNullable<T>> {
  const limit = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > limit) throw new Error(`waited ${withinMs} ms for: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
