import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#runtime/platform/db/database';
import type { BookCheck } from '#runtime/sales/ledger/book-checks';
import { Prisma } from '#runtime/generated/prisma/client';

/** Of one check; there may be as many as there are records. */
const MOST_DIFFERENCES = 20;

/** What differs, by the name of the check; checks that are right are left out. */
export type Differences = Map<string, string[]>;

/**
 * Runs the checks. What happens to money is posted a moment later, so what differs is read again after `graceMs`: only
 * what still differs in the same way is reported.
 */
export async function checkBooks(
  db: Pick<Database, '$queryRaw'>,
  checks: readonly BookCheck[],
  graceMs: number,
): Promise<Differences> {
  const first = await readDifferences(db, checks);
  if (first.size === 0 || graceMs === 0) return first;
  await sleep(graceMs);
  const again = await readDifferences(
    db,
    checks.filter(({ name }) => first.has(name)),
  );
  const lasting = [...again].map(([name, texts]) => [name, texts.filter((text) => first.get(name)!.includes(text))]);
  return new Map((lasting as [string, string[]][]).filter(([, texts]) => texts.length > 0));
}

async function readDifferences(db: Pick<Database, '$queryRaw'>, checks: readonly BookCheck[]): Promise<Differences> {
  const found: Differences = new Map();
  for (const { name, broken } of checks) {
    const rows = await db.$queryRaw<{ text: string }[]>(
      Prisma.sql`SELECT text FROM (${Prisma.raw(broken)}) broken ORDER BY text LIMIT ${MOST_DIFFERENCES}`,
    );
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ text }) => text),
      );
  }
  return found;
}

/**
 * Opens, updates and closes the alarms of these checks.
 * @param readAt when the reading of the books began: an alarm opened since is of a younger look, and stays.
 * @returns how many are open.
 */
export async function raiseAlarms(
  database: Database,
  checks: readonly BookCheck[],
  differences: Differences,
  { readAt, at }: { readAt: Date; at: Date },
): Promise<number> {
  await database.transaction(async (tx) => {
    for (const { name } of checks) {
      const texts = differences.get(name);
      if (texts)
        await tx.$executeRaw`INSERT INTO ledger_alarm (uid, "check", differences, opened_at)
          VALUES (${randomUUID()}::uuid, ${name}, ${JSON.stringify(texts)}::jsonb, ${at})
          ON CONFLICT ("check") WHERE resolved_at IS NULL DO UPDATE SET differences = EXCLUDED.differences`;
      else
        await tx.$executeRaw`UPDATE ledger_alarm SET resolved_at = ${at}
          WHERE "check" = ${name} AND resolved_at IS NULL AND opened_at < ${readAt}`;
    }
  });
  return differences.size;
}
