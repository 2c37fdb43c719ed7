import type { GivenBackView } from '#contracts/sales/given-back.http';
import type { PayoutKind } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';

/**
 * Which payouts of this kind the bank has given back, by what they are for (`ref_uid`), and whether they were sent again since: of one that
 * came back twice, the last attempt counts. docs/rules/payments.md#bounced
 */
export async function givenBackAmong(
  db: Pick<Tx, '$queryRaw'>,
  kind: PayoutKind,
  refUids: string[],
): Promise<(refUid: string) => GivenBackView> {
  if (refUids.length === 0) return () => null;
  const rows = await db.$queryRaw<{ refUid: string; on: string; paidAt: Date | null }[]>`
    WITH RECURSIVE attempt AS (
      SELECT p.ref_uid, 1 AS nth, m.arrived_on, b.uid, b.paid_at FROM payout p
        JOIN unplaced_money m ON m.bounced_payout_uid = p.uid JOIN payout b ON b.kind = 'bounced' AND b.ref_uid = m.return_uid
        WHERE p.kind = ${kind} AND p.ref_uid = ANY (${refUids}::uuid[])
      UNION ALL
      SELECT a.ref_uid, a.nth + 1, m.arrived_on, b.uid, b.paid_at FROM attempt a
        JOIN unplaced_money m ON m.bounced_payout_uid = a.uid JOIN payout b ON b.kind = 'bounced' AND b.ref_uid = m.return_uid)
    SELECT DISTINCT ON (ref_uid) ref_uid::text AS "refUid", arrived_on::text AS "on", paid_at AS "paidAt"
    FROM attempt ORDER BY ref_uid, nth DESC`;
  const found = new Map(
    rows.map(({ refUid, on, paidAt }) => [refUid, { on, resentAt: paidAt?.toISOString() ?? null }]),
  );
  return (refUid) => found.get(refUid) ?? null;
}
