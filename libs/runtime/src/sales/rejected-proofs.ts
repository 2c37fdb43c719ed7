import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { CLOSED_ORDER_CODES, ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { NO_ADMIN } from '#runtime/sales/no-admin';

/** Nothing of the payment `p` counts that was there at this moment of it: finance has opened its order again since. */
const reopenedSince = (moment: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM "order_history" h WHERE h."order_uid" = p."order_uid" AND h."from_status" = ANY (${CLOSED_ORDER_CODES}::int[])
    AND h."to_status" = ${ORDER_STATUS.awaitingPayment}::int AND h."by" <> ALL (${[...NO_ADMIN]}::text[]) AND h."at" >= ${moment})`;

/**
 * How many rejected proofs count for the invoice `uid`: its own, and those of the bills of the same further period that were taken
 * back before it (another length; stopped and wanted again). docs/rules/orders.md#deadline
 */
export const countedRejections = (uid: Prisma.Sql): Prisma.Sql => Prisma.sql`(SELECT count(*)::int
  FROM "invoice" asked JOIN "payment" p ON p."order_uid" = asked."order_uid" JOIN "invoice" sent ON sent."uid" = p."invoice_uid"
  WHERE asked."uid" = ${uid} AND p."state" = 'rejected' AND NOT ${reopenedSince(Prisma.sql`p."decided_at"`)}
    AND (sent."uid" = asked."uid" OR (sent."purpose" = 'renewal' AND asked."purpose" = 'renewal' AND sent."created_at" < asked."created_at"
      AND NOT EXISTS (SELECT FROM "invoice" paid WHERE paid."order_uid" = asked."order_uid" AND paid."purpose" = 'renewal'
        AND paid."paid_at" > p."decided_at"))))`;

/** SQL condition: the invoice `uid` still accepts a proof. Only then is its customer asked to pay. docs/rules/orders.md#deadline */
export const takesProof = (uid: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${countedRejections(uid)} < ${MOST_REJECTED_PROOFS}::int`;

/** How many rejected proofs count for this invoice. */
export async function countRejected(db: Pick<Tx, '$queryRaw'>, invoiceUid: string): Promise<number> {
  const [row] = await db.$queryRaw<
    { count: number }[]
  >`SELECT ${countedRejections(Prisma.sql`${invoiceUid}::uuid`)} AS count`;
  return row!.count;
}

/** Of these invoices those of which no further proof is taken. docs/rules/orders.md#deadline */
export async function takingNoProof(db: Pick<Tx, '$queryRaw'>, invoiceUids: string[]): Promise<ReadonlySet<string>> {
  const found = await db.$queryRaw<{ uid: string }[]>`
    SELECT i."uid" FROM "invoice" i WHERE i."uid" = ANY (${invoiceUids}::uuid[])
      AND NOT (${takesProof(Prisma.sql`i."uid"`)})`;
  return new Set(found.map(({ uid }) => uid));
}

/** When the first proof of this invoice was sent that counts; null: none does. */
export async function firstProofAt(db: Pick<Tx, '$queryRaw'>, invoiceUid: string): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT min(p."submitted_at") AS at FROM "payment" p
    WHERE p."invoice_uid" = ${invoiceUid}::uuid AND NOT ${reopenedSince(Prisma.sql`p."submitted_at"`)}`;
  return row!.at;
}

/** Whether no further proof of this invoice is taken. docs/rules/orders.md#deadline */
export const takesNoProof = async (tx: Tx, { uid: invoiceUid }: { uid: string }): Promise<boolean> =>
  (await countRejected(tx, invoiceUid)) >= MOST_REJECTED_PROOFS;

/** The same of the invoice by which an order is bought. */
export async function takesNoProofOf(tx: Tx, orderUid: string): Promise<boolean> {
  const invoice = await tx.invoice.findFirst({ where: { orderUid, purpose: 'purchase' }, select: { uid: true } });
  return invoice !== null && takesNoProof(tx, invoice);
}

/** @throws DomainError TOO_MANY_PROOFS when no further proof of this invoice is taken. */
export async function refuseAfterManyRejections(tx: Tx, invoice: { uid: string }): Promise<void> {
  if (await takesNoProof(tx, invoice)) throw new DomainError('TOO_MANY_PROOFS', ERROR_MESSAGE.TOO_MANY_PROOFS);
}

/** Why the last proof was rejected of an order that has expired with it; null: it has not, or its time was over. */
export async function closedByProofs(tx: Tx, orderUid: string): Promise<{ reason: string | null } | null> {
  const last = await tx.payment.findFirst({
    where: { orderUid, invoice: { purpose: 'purchase' }, order: { status: ORDER_STATUS.expired } },
    orderBy: { submittedAt: 'desc' },
    select: { state: true, reason: true },
  });
  if (last?.state !== 'rejected' || !(await takesNoProofOf(tx, orderUid))) return null;
  return { reason: last.reason };
}
