import type { Prisma } from '#runtime/generated/prisma/client';
import { type Through, type Way, customerWay } from '../../platform/http/admin-lists/found-by-person.js';
import { sql } from '../../platform/http/admin-lists/list-filters.js';

/** By the customer to whom the payout was sent that rows of `table` have in `column`. */
export function payeeWay(q: string, table: Prisma.Sql, column: Prisma.Sql): Way {
  const through: Through = {
    rows: sql`JOIN payout b ON b.customer_uid = c.uid JOIN ${table} t ON ${column} = b.uid`,
    of: sql`payout b JOIN customer c ON c.uid = b.customer_uid WHERE b.uid = ${column}`,
  };
  return customerWay(q, through);
}
