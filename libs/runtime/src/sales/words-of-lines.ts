import { WAITING_STATES } from '#domain/sales/unplaced/unplaced-money';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

/**
 * Empties the bank's words of lines whose money was an erased customer's, since they hold the name. They stay while a part of the money
 * waits or is of a customer who is not erased. What says that the line was there before is a hash.
 * `among`: a query for the uids of lines; `erasing`: the customer who is being erased in this transaction. docs/rules/bank-statements.md#who
 */
export async function emptyWords(tx: Tx, among: Prisma.Sql, erasing: string | null = null): Promise<void> {
  await tx.$executeRaw`
    WITH line AS MATERIALIZED (
      SELECT uid, payment_uid, payout_uid FROM bank_statement_line WHERE description <> '' AND uid IN (${among})),
    part AS (
      SELECT line.uid, o.customer_uid, false AS waits FROM line
        JOIN payment p ON p.uid = line.payment_uid JOIN "order" o ON o.uid = p.order_uid
      UNION ALL SELECT line.uid, p.customer_uid, false FROM line
        JOIN payout p ON p.uid = line.payout_uid OR p.transfer_uid = line.payout_uid
      UNION ALL SELECT line.uid, coalesce(o.customer_uid, b.customer_uid), m.state = ANY (${WAITING_STATES}) FROM line
        JOIN unplaced_money m ON m.line_uid = line.uid
        LEFT JOIN payment p ON p.uid = m.payment_uid LEFT JOIN "order" o ON o.uid = p.order_uid
        LEFT JOIN payout b ON b.uid = m.bounced_payout_uid),
    shown AS (
      SELECT part.uid, part.waits, c.uid IS NOT NULL AS is_of_customer,
        c.erased_at IS NOT NULL OR c.uid IS NOT DISTINCT FROM ${erasing}::uuid AS is_erased
      FROM part LEFT JOIN customer c ON c.uid = part.customer_uid)
    UPDATE bank_statement_line SET description = '' WHERE uid IN (
      SELECT uid FROM shown GROUP BY uid
      HAVING bool_or(is_of_customer AND is_erased) AND NOT bool_or(waits OR is_of_customer AND NOT is_erased))`;
}
