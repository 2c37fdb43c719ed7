import { isOrderNumber } from '#domain/sales/orders/order-number';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type Condition,
  anyOf,
  contains,
  foundBy,
  phoneContains,
  sql,
  uniquely,
} from '../../platform/http/admin-lists/list-filters.js';
import { SEARCH_TEXT } from '../../platform/http/admin-lists/search-texts.js';

interface OfOrder {
  /** FROM the order `o` to the rows `t` of the list. */
  rows: Prisma.Sql;
  /** Where the order `o` of a row `t` is found. */
  order: Prisma.Sql;
  /** Statements that find rows `t` by their own text, with the condition of each. */
  own?: { from: Prisma.Sql; where: Prisma.Sql }[];
}

const TEXT = SEARCH_TEXT.order('o');

/**
 * Rows whose order has `q` in its number or in the customer's name, or which have it in a text of their own. The index
 * finds it in the e-mail too; CASE hides the second look from the planner, which would count it as a second condition
 * and expect a hundredth of the rows.
 */
export const foundByOrder = (q: string, of: OfOrder): Condition =>
  byOrder(q, of, sql`(${contains(q, TEXT)} AND CASE WHEN ${contains(q, sql`o.number`, sql`o.name`)} THEN true END)`);

/** Also by the customer's e-mail and phone number. */
export const foundByContact = (q: string, of: OfOrder): Condition =>
  byOrder(q, of, anyOf([contains(q, TEXT), ...phoneContains(q, TEXT, sql`o.phone_number`)]));

function byOrder(q: string, { rows, order, own = [] }: OfOrder, where: Prisma.Sql): Condition {
  const of = (condition: Prisma.Sql) => sql`SELECT t.uid FROM "order" o ${rows} WHERE ${condition}`;
  // The usual question of the desk, by the number as it was copied.
  if (isOrderNumber(q.trim())) return uniquely(sql`t.uid IN (${of(sql`o.number = ${q.trim().toUpperCase()}`)})`);
  return foundBy(
    [of(where), ...own.map((one) => sql`SELECT t.uid FROM ${one.from} WHERE ${one.where}`)],
    [sql`(SELECT ${where} FROM ${order})`, ...own.map((one) => one.where)],
  );
}
