import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

/**
 * Of orders `o`: those whose buyer was asked for another proof, or for the rest, and still has time for it. Who may well have
 * paid keeps the place for that time, and the end of the product waits for it. docs/rules/sekeranjang.md#end
 */
export const ASKED_AGAIN = Prisma.sql`EXISTS (
  SELECT FROM invoice i JOIN payment a ON a.invoice_uid = i.uid AND a.state IN ('rejected', 'confirmed')
  WHERE i.order_uid = o.uid AND i.purpose = 'purchase' AND i.status = 'open' AND i.due_at > now())`;

/** The same of one order. */
export async function isAskedAgain(tx: Tx, orderUid: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS asked FROM "order" o WHERE o.uid = ${orderUid}::uuid AND o.status = 1 AND ${ASKED_AGAIN}`;
  return found.length > 0;
}
