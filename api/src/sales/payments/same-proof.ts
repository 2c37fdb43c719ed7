import type { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import type { ProductLines } from '#runtime/sales/product-lines';

/** The most orders that are listed for one receipt. */
const MOST_NAMED = 5;

interface ProofOfOrder {
  /** Null: paid by credit. */
  fileUid: string | null;
  orderUid: string;
}
interface OrderName {
  orderUid: string;
  orderNumber: string;
}

/**
 * For which other orders the same picture was sent, as their payment or as a receipt of a product line: answers them
 * (some, if many) for one of the `proofs`. Erased pictures have no fingerprint and match no other.
 */
export async function findSameProofs(
  database: Database,
  lines: ProductLines,
  proofs: ProofOfOrder[],
): Promise<(proof: ProofOfOrder) => OrderName[]> {
  const twins = await database.$queryRaw<{ uid: string }[]>`
    SELECT mine.uid FROM file mine WHERE mine.uid = ANY (${proofs.flatMap(({ fileUid }) => fileUid ?? [])}::uuid[])
      AND mine.sha256 <> '' AND EXISTS (SELECT FROM file twin WHERE twin.sha256 = mine.sha256 AND twin.uid <> mine.uid)`;
  const hasTwin = new Set(twins.map(({ uid }) => uid));
  const asked = proofs.filter(({ fileUid }) => fileUid !== null && hasTwin.has(fileUid));
  // Nearly always: the question below looks into the tables of every line.
  if (asked.length === 0) return () => [];
  const uids = asked.map(({ fileUid }) => fileUid);
  const orderUids = asked.map(({ orderUid }) => orderUid);
  const uses = [Prisma.sql`SELECT file_uid, order_uid FROM payment`, ...lines.fileUses()];
  const found = await database.$queryRaw<(OrderName & { fileUid: string })[]>`
    SELECT DISTINCT mine.uid AS "fileUid", o.uid AS "orderUid", o.number AS "orderNumber"
    FROM unnest(${uids}::uuid[], ${orderUids}::uuid[]) AS asked (uid, order_uid)
    JOIN file mine ON mine.uid = asked.uid AND mine.sha256 <> ''
    CROSS JOIN LATERAL (
      SELECT used.order_uid
      FROM file twin
      JOIN (${Prisma.join(uses, ' UNION ALL ')}) used
        ON used.file_uid = twin.uid
      WHERE twin.sha256 = mine.sha256 AND used.order_uid <> asked.order_uid
      LIMIT ${MOST_NAMED}
    ) same
    JOIN "order" o ON o.uid = same.order_uid
    ORDER BY o.number`;
  return ({ fileUid }) =>
    found.filter((one) => one.fileUid === fileUid).map(({ orderUid, orderNumber }) => ({ orderUid, orderNumber }));
}
