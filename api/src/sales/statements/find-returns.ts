import { DAY_MS } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { transferNote } from '#domain/sales/payouts/bank-file';
import { MOST_TRANSFER_FEE } from '#domain/sales/payouts/transfer-fee';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { type Known, type Row, knownOf } from './find-candidates.js';

interface SentRow extends Row {
  reference: string | null;
  refUid: string;
}
/** A bank gives a transfer back within days; some wait for the receiver's bank. */
const DAYS_TO_COME_BACK = 60;

/**
 * Transfers of the shop that the bank may have given back: of these amounts, in sen, or more by what a bank may keep, sent shortly before `since` or later, and not
 * known to have come back. docs/rules/bank-statements.md#matching
 */
export async function returnCandidates(
  db: Pick<Tx, '$queryRaw'>,
  amounts: bigint[],
  since: Date,
  most: number,
): Promise<Known[]> {
  const from = new Date(since.getTime() - DAYS_TO_COME_BACK * DAY_MS);
  const rows = await db.$queryRaw<SentRow[]>(Prisma.sql`
    SELECT 'payout' AS target, t.uid, t.kind, t.amount_sen AS "amountSen", NULL::uuid AS "orderUid", NULL AS "orderNumber",
      t.account_number AS "otherNumber", coalesce(c.name, t.account_name, '') AS "customerName",
      t.account_name AS "senderName", t.bank_name AS "senderBank", NULL::uuid AS "fileUid",
      -- It may have been recorded some days after the bank has sent it.
      least(t.paid_at, l.booked_on::timestamp AT TIME ZONE 'Asia/Jakarta') AS at, t.paid_at AS "saidAt", false AS "isDone",
      t.reference, t.ref_uid AS "refUid"
    FROM payout t LEFT JOIN customer c ON c.uid = t.customer_uid
      LEFT JOIN bank_statement_line l ON l.payout_uid = coalesce(t.transfer_uid, t.uid)
    WHERE t.state = 'paid' AND t.kind <> 'cost' AND t.paid_at >= ${from} AND EXISTS (SELECT FROM unnest(${amounts}::bigint[]) came WHERE t.amount_sen BETWEEN came AND came + ${MOST_TRANSFER_FEE})
      AND NOT EXISTS (SELECT FROM unplaced_money m WHERE m.bounced_payout_uid = t.uid)
      AND NOT EXISTS (SELECT FROM refund r WHERE t.kind = 'refund' AND r.uid = t.ref_uid AND r.gateway_asked_at IS NOT NULL)
    ORDER BY t.paid_at DESC LIMIT ${most}`);
  return rows.map((row) => {
    const references = [row.reference, transferNote(row.kind, row.refUid)].filter((text) => text !== null);
    const known = knownOf(row);
    // The query knows the first of the lines only, and a later one may be of long after.
    const until = dayInWib(new Date(row.saidAt!.getTime() + DAYS_TO_COME_BACK * DAY_MS));
    return { ...known, until, key: `returned ${known.key}`, references, isSent: true, feeUpToSen: MOST_TRANSFER_FEE };
  });
}
