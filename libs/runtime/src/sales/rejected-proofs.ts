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

/** Whether the payment `p` is a rejected proof that counts for the limit. docs/rules/orders.md#deadline */
export const COUNTS_AS_REJECTED = Prisma.sql`(p."state" = 'rejected' AND NOT ${reopenedSince(Prisma.sql`p."decided_at"`)})`;

/** How many rejected proofs of this invoice count. */
export async function countRejected(db: Pick<Tx, '$queryRaw'>, invoiceUid: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "payment" p WHERE p."invoice_uid" = ${invoiceUid}::uuid AND ${COUNTS_AS_REJECTED}`;
  return row!.count;
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
