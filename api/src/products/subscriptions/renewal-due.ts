import type { Bill } from '#contracts/sales/bill.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import type { Database } from '#runtime/platform/db/database';
import { takesProof } from '#runtime/sales/rejected-proofs';
import { sql } from '../../platform/http/admin-lists/list-filters.js';

/** The renewals `r` whose next period is to be paid, with its invoice `i`; none while a proof waits, or where no other is taken. docs/rules/orders.md#own-list */
const toPay = sql`seat_renewal r JOIN invoice i ON i.uid = r.invoice_uid AND i.status = 'open'
    AND r.ended_at IS NULL AND r.stopped_at IS NULL
    AND NOT EXISTS (SELECT FROM payment p WHERE p.invoice_uid = i.uid AND p.state = 'submitted')
    AND ${takesProof(sql`i.uid`)}`;

/** Of the seat `a`. */
export const periodIsToPay = sql`EXISTS (SELECT FROM ${toPay} WHERE r.account_uid = a.uid)`;

/** What these seats are asked to pay for their next period, in rupiah, and the last moment for it. */
export async function readRenewalDue(
  database: Database,
  accountUids: string[],
): Promise<(accountUid: string) => Bill | null> {
  const found = await database.$queryRaw<
    { accountUid: string; amountSen: bigint; receivedSen: bigint; dueAt: Date }[]
  >(sql`
    SELECT r.account_uid AS "accountUid", i.amount_sen AS "amountSen", i.received_sen AS "receivedSen",
      coalesce(i.due_at, r.paid_until) AS "dueAt"
    FROM ${toPay} WHERE r.account_uid = ANY (${accountUids}::uuid[])`);
  const bills = new Map(
    found.map(({ accountUid, dueAt, ...invoice }) => [
      accountUid,
      { amount: toRupiah(sen(outstandingSen(invoice))), dueAt: lastMomentOf(dueAt).toISOString() },
    ]),
  );
  return (accountUid) => bills.get(accountUid) ?? null;
}
