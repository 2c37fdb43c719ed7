import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Payout } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

/** Those who use the same reference at the same time wait for each other, however they have typed it. docs/rules/payments.md#transfers */
export const lockReference = (tx: Tx, reference: string): Promise<number> =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('payout ' || reference_key(${reference}), 0))`;

/** Whether both are written alike. */
export async function isSameReference(tx: Tx, one: string, other: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ same: boolean }[]>`SELECT reference_key(${one}) = reference_key(${other}) AS same`;
  return row!.same;
}

/** What was paid with this reference, the first one first. */
export async function paidWithReference(tx: Tx, reference: string): Promise<Payout[]> {
  const rows = await tx.$queryRaw<{ uid: string }[]>`
    SELECT uid FROM payout WHERE reference_key(reference) = reference_key(${reference}) AND state = ${PAID}`;
  return tx.payout.findMany({
    where: { uid: { in: rows.map(({ uid }) => uid) } },
    orderBy: [{ paidAt: 'asc' }, { uid: 'asc' }],
  });
}

/** Of what the file of a batch has paid, and no line shows yet: its transfer, and whether that has this reference. */
export const paidByFile = (tx: Tx, batchUid: string, reference: string) =>
  tx.$queryRaw<{ transferUid: string; reference: string | null; isSame: boolean }[]>`
    SELECT coalesce(p.transfer_uid, p.uid) AS "transferUid", p.reference,
      -- Of before: with the number of its row.
      reference_key(${reference}) IN (reference_key(p.reference), regexp_replace(reference_key(p.reference), '/[0-9]+$', '')) AS "isSame"
    FROM payout p WHERE p.batch_uid = ${batchUid}::uuid AND p.state = ${PAID}
      AND NOT EXISTS (SELECT FROM bank_statement_line l WHERE l.payout_uid = coalesce(p.transfer_uid, p.uid))
    ORDER BY p.transfer_uid NULLS FIRST, p.paid_at, p.uid LIMIT 1`;

/** Whether money has left with this reference: as that of a transfer, or of a file whose rows have a number behind it. */
export async function hasGoneOut(tx: Tx, reference: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (SELECT FROM payout WHERE state = ${PAID} AND (reference_key(reference) = reference_key(${reference})
      OR batch_uid IS NOT NULL AND starts_with(reference_key(reference), reference_key(${reference}) || '/'))) AS found`;
  return row!.found;
}

const PAID = 'paid' satisfies PayoutState;
