import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** The tables of the schema, as PostgreSQL calls them. */
export type TableName = SnakeCase<Uncapitalize<Prisma.ModelName>>;

/**
 * Locks a row until the end of the transaction; does nothing for an unknown uid. A concurrent transaction waits and
 * then sees the changes, if it reads them by a later statement.
 */
export async function lockRow(tx: Tx, table: TableName, uid: string): Promise<void> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM ${Prisma.raw(`"${table}"`)} WHERE uid = ${uid}::uuid FOR UPDATE`,
  );
}
