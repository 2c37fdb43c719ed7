import type { Database } from '#runtime/db/database';

/** More orders with one receipt say nothing that these do not. */
const MOST_NAMED = 5;

interface ProofOfOrder {
  proofUid: string;
  orderUid: string;
}
interface OrderName {
  orderUid: string;
  orderNumber: string;
}

/**
 * For which other orders the very same picture was sent, as their payment or as what their host has bought: answers
 * them (some, if many) for one of the `proofs`. Pictures that were erased have no fingerprint and are like no other.
 */
export async function findSameProofs(
  database: Database,
  proofs: ProofOfOrder[],
): Promise<(proof: ProofOfOrder) => OrderName[]> {
  const uids = proofs.map(({ proofUid }) => proofUid);
  const orderUids = proofs.map(({ orderUid }) => orderUid);
  const found = await database.$queryRaw<(OrderName & { proofUid: string })[]>`
    SELECT DISTINCT mine.uid AS "proofUid", o.uid AS "orderUid", o.number AS "orderNumber"
    FROM unnest(${uids}::uuid[], ${orderUids}::uuid[]) AS asked (uid, order_uid)
    JOIN proof mine ON mine.uid = asked.uid AND mine.sha256 <> ''
    CROSS JOIN LATERAL (
      SELECT used.order_uid
      FROM proof twin
      JOIN (SELECT proof_uid, order_uid FROM payment UNION ALL SELECT proof_uid, order_uid FROM host_purchase) used
        ON used.proof_uid = twin.uid
      WHERE twin.sha256 = mine.sha256 AND used.order_uid <> asked.order_uid
      LIMIT ${MOST_NAMED}
    ) same
    JOIN "order" o ON o.uid = same.order_uid
    ORDER BY o.number`;
  return ({ proofUid }) =>
    found.filter((one) => one.proofUid === proofUid).map(({ orderUid, orderNumber }) => ({ orderUid, orderNumber }));
}
