import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

/** A write that can share a statement with others. */
export interface Write {
  /** CTEs, separated by commas; the last one is called `name` and returns a row for each row it has written. */
  ctes: Prisma.Sql;
  /** Each name at most once in a statement. */
  name: string;
  /** How many rows it must write. */
  rows: number;
}

/**
 * Several writes in one statement and one round trip. None sees what another has written, and no two may change the same
 * row; foreign keys are checked after all of them.
 * @throws Error when a write concerns fewer rows than it should, because one has been changed meanwhile.
 */
export async function writeTogether(tx: Tx, writes: Write[]): Promise<void> {
  const counts = writes.map(
    ({ name }) => Prisma.sql`(SELECT count(*)::int FROM ${Prisma.raw(name)}) AS ${Prisma.raw(`"${name}"`)}`,
  );
  const [written] = await tx.$queryRaw<Record<string, number>[]>`
    WITH ${Prisma.join(writes.map(({ ctes }) => ctes))} SELECT ${Prisma.join(counts)}`;
  for (const { name, rows } of writes)
    if (written![name] !== rows) throw new Error(`${name}: ${written![name]} of ${rows} rows, the others have changed`);
}
