import type { Prisma } from '#runtime/generated/prisma/client';
import { type Condition, anyOf, contains, foundBy, phoneContains, sql } from './list-filters.js';
import { SEARCH_TEXT } from './search-texts.js';

/** How the rows `t` of a list hang on another table. */
export interface Through {
  /** FROM the other table to the rows `t`. */
  rows: Prisma.Sql;
  /** FROM and WHERE of what belongs to a row `t`. */
  of: Prisma.Sql;
}
/** How rows `t` are found: by a statement that finds their uids, and by a condition on each. */
export interface Way {
  found: Prisma.Sql;
  read: Prisma.Sql;
}

/** A name, an e-mail address, an order or tracking number with `q` in it, or its phone number as people write it. `text` has them all, with an index. */
export const namesPerson = (q: string, text: Prisma.Sql, phone: Prisma.Sql): Prisma.Sql =>
  anyOf([contains(q, text), ...phoneContains(q, text, phone)]);

/** Through `table`, a row of which is what `where` says. */
export const wayThrough = (table: Prisma.Sql, { rows, of }: Through, where: Prisma.Sql): Way => ({
  found: sql`SELECT t.uid FROM ${table} ${rows} WHERE ${where}`,
  read: sql`(SELECT bool_or(${where}) FROM ${of})`,
});

/** By a text of its own. */
export const ownWay = (table: Prisma.Sql, where: Prisma.Sql): Way => ({
  found: sql`SELECT t.uid FROM ${table} t WHERE ${where}`,
  read: where,
});

/** By the account of the customer `c`. */
export const customerWay = (q: string, through: Through): Way =>
  wayThrough(sql`customer c`, through, namesPerson(q, SEARCH_TEXT.customer('c'), sql`c.phone_number`));

/** Rows of a table with the customer in a column of its own. */
export const customerIn = (table: Prisma.Sql, column = sql`t.customer_uid`): Through => ({
  rows: sql`JOIN ${table} t ON ${column} = c.uid`,
  of: sql`customer c WHERE c.uid = ${column}`,
});

/** Rows that are found by one of the ways. A list whose rows name a person has this, or `foundByOrder`. */
export const foundIn = (...ways: Way[]): Condition =>
  foundBy(
    ways.map(({ found }) => found),
    ways.map(({ read }) => read),
  );
