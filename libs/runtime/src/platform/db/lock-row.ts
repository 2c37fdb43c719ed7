import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** The tables of the schema, as PostgreSQL calls them. */
export type TableName = SnakeCase<Uncapitalize<Prisma.ModelName>>;

/**
 * An erasure must wait for those who refer to the customer (FOR KEY SHARE), and they for it. Nothing else that is locked
 * here is ever deleted, and a row that refers to it can be written beside the lock.
 */
const STRENGTH: Partial<Record<TableName, Prisma.Sql>> = { customer: Prisma.sql`FOR UPDATE` };
const USUAL = Prisma.sql`FOR NO KEY UPDATE`;

/**
 * Locks a row until the end of the transaction; does nothing for an unknown uid. A concurrent transaction waits and
 * then sees the changes, if it reads them by a later statement.
 */
export async function lockRow(tx: Tx, table: TableName, uid: string): Promise<void> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM ${Prisma.raw(`"${table}"`)} WHERE uid = ${uid}::uuid ${STRENGTH[table] ?? USUAL}`,
  );
}

/**
 * The same for several rows, in the sequence of their uids as everywhere, and reads them: what other transactions have
 * changed while this one waited is in them. `T`: the table's model.
 */
export async function lockAndRead<T>(tx: Tx, table: TableName, uids: string[]): Promise<T[]> {
  return readRows(tx, table, Prisma.sql`uid = ANY (${uids}::uuid[]) ORDER BY uid ${STRENGTH[table] ?? USUAL}`);
}

/**
 * The rows of a table with this condition, as the table's model `T`: for hot paths, where reading through Prisma takes four
 * times as much CPU time.
 */
export async function readRows<T>(tx: Pick<Tx, '$queryRaw'>, table: TableName, where: Prisma.Sql): Promise<T[]> {
  const rows = await tx.$queryRaw<Record<string, unknown>[]>(
    Prisma.sql`SELECT * FROM ${Prisma.raw(`"${table}"`)} WHERE ${where}`,
  );
  return rows.map((row) => modelOf<T>(row));
}

/** A row of `SELECT *` as the table's model. */
export function modelOf<T>(row: Record<string, unknown>): T {
  const model: Record<string, unknown> = {};
  for (const column in row) model[fieldOf(column)] = row[column];
  return model as T;
}

const fields = new Map<string, string>();
/** Each field is mapped to its name in snake case. */
function fieldOf(column: string): string {
  let field = fields.get(column);
  if (!field) fields.set(column, (field = column.replace(/_[a-z]/g, (letter) => letter[1]!.toUpperCase())));
  return field;
}
