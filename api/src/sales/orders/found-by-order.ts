import { shopNumberOf } from '#domain/sales/statements/numbers-in-text';
import { Prisma } from '#runtime/generated/prisma/client';
import {
  type Through,
  type Way,
  foundIn,
  namesPerson,
  wayThrough,
} from '../../platform/http/admin-lists/found-by-person.js';
import { type Condition, sql, uniquely } from '../../platform/http/admin-lists/list-filters.js';
import { SEARCH_TEXT } from '../../platform/http/admin-lists/search-texts.js';

const ORDER = sql`"order" o`;

/** Rows of a table with the order in a column `order_uid`. */
export const orderIn = (table: Prisma.Sql): Through => ({
  rows: sql`JOIN ${table} t ON t.order_uid = o.uid`,
  of: sql`"order" o WHERE o.uid = t.order_uid`,
});
/** Rows of a table with the seat of the order in a column `account_uid`. */
export const seatIn = (table: Prisma.Sql): Through => ({
  rows: sql`JOIN account a ON a.order_uid = o.uid JOIN ${table} t ON t.account_uid = a.uid`,
  of: sql`account a JOIN "order" o ON o.uid = a.order_uid WHERE a.uid = t.account_uid`,
});
/** Rows that have the uid of the order's seat, and its `account_uid`. */
export const OF_SEAT: Through = {
  rows: sql`JOIN account t ON t.order_uid = o.uid`,
  of: sql`account a JOIN "order" o ON o.uid = a.order_uid WHERE a.uid = t.account_uid`,
};

/** Rows of a table with the payment of the order in a column `payment_uid`. */
export const paymentIn = (table: Prisma.Sql): Through => ({
  rows: sql`JOIN payment p ON p.order_uid = o.uid JOIN ${table} t ON t.payment_uid = p.uid`,
  of: sql`payment p JOIN "order" o ON o.uid = p.order_uid WHERE p.uid = t.payment_uid`,
});
/** Rows of a table that belong, as `on` says, to a row `m` of another one with the payment in its column `payment_uid`. */
export const paymentBeside = (table: Prisma.Sql, other: Prisma.Sql, on: Prisma.Sql): Through => ({
  rows: sql`JOIN payment p ON p.order_uid = o.uid JOIN ${other} m ON m.payment_uid = p.uid JOIN ${table} t ON ${on}`,
  of: sql`${other} m JOIN payment p ON p.uid = m.payment_uid JOIN "order" o ON o.uid = p.order_uid WHERE ${on}`,
});

/** The order of this table has `q` in its number, however that is written, or in its customer's name, e-mail or phone number. */
export const namesOrder = (q: string, table: 'o' | 't'): Prisma.Sql =>
  namesPerson(shopNumberOf(q)?.order ?? q, SEARCH_TEXT.order(table), sql`${Prisma.raw(table)}.phone_number`);

/** By the order `o`. */
export const orderWay = (q: string, through: Through): Way => wayThrough(ORDER, through, namesOrder(q, 'o'));

/**
 * Rows whose order `o` has `q` in its number, or in the customer's name, e-mail or phone number; or which are found by one
 * of the `others`.
 */
export function foundByOrder(q: string, through: Through, ...others: Way[]): Condition {
  // The usual question of the desk, by the number as it was copied.
  const whole = shopNumberOf(q);
  if (whole) {
    const { found } = wayThrough(ORDER, through, sql`o.number = ${whole.order}`);
    return uniquely(sql`t.uid IN (${found})`);
  }
  return foundIn(orderWay(q, through), ...others);
}
