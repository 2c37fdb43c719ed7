import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Database, Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import type { FileLinks } from '#runtime/platform/storage/file-links';
import type { ProductLines } from '#runtime/sales/product-lines';

/** The most orders that are listed for one receipt. */
const MOST_NAMED = 5;

interface ProofOfOrder {
  /** Null: paid by credit. */
  fileUid: string | null;
  orderUid: string;
}
/**
 * Refuses a picture that proves something already: an order of another customer, or one of the same (this one too) whose payment
 * with it is accepted or being checked. After a rejection, or when the order expired, it may be sent again. Of two at the same
 * moment both may pass: the admin who decides sees that.
 * @throws DomainError PROOF_REPEATED on `proof`.
 */
export async function refuseUsedPicture(
  tx: Tx,
  lines: ProductLines,
  { sha256 }: { sha256: string },
  order: { uid: string; customerUid: string },
): Promise<void> {
  const [used] = await tx.$queryRaw<{ uid: string; number: string; isOwn: boolean }[]>`
    SELECT o.uid, o.number, o.customer_uid = ${order.customerUid}::uuid AS "isOwn"
    FROM file twin JOIN (${usesOf(lines)}) used ON used.file_uid = twin.uid
    JOIN "order" o ON o.uid = used.order_uid
    WHERE twin.sha256 = ${sha256} AND (used.counts OR o.customer_uid <> ${order.customerUid}::uuid)
    LIMIT 1`;
  if (used) throw new DomainError('PROOF_REPEATED', repeatedText(used, order), 'invalid', 'proof');
}

function repeatedText(used: { uid: string; number: string; isOwn: boolean }, order: { uid: string }): string {
  if (used.uid === order.uid)
    return 'Foto ini sudah kami terima untuk pesanan ini. Unggah bukti pembayaran yang berikutnya, ya.';
  if (!used.isOwn) return ERROR_MESSAGE.PROOF_REPEATED;
  return `Foto ini sudah dipakai untuk pesanan ${used.number}. Sekali transfer untuk beberapa pesanan? Hubungi kami, ya.`;
}

/** Which picture was sent for which order; `counts`: it is accepted or being checked. */
const usesOf = (lines: ProductLines): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`SELECT file_uid, order_uid, state IN ('submitted', 'confirmed') AS counts FROM payment`,
      ...lines.fileUses(),
    ],
    ' UNION ALL ',
  );

interface OtherProof {
  orderUid: string;
  orderNumber: string;
  /** Who may read payments may read the purchases of hosts too, so both receipts may be looked at. */
  proofUrl: string;
}

interface OtherOrders {
  sameProofOrders: OtherProof[];
  similarProofOrders: OtherProof[];
}
/** From the file `mine` to the others that show its picture, as `twin_uid`. Erased pictures have no fingerprint and match no other. */
const SAME = Prisma.sql`SELECT uid AS twin_uid FROM file WHERE sha256 = mine.sha256 AND mine.sha256 <> ''`;
const SIMILAR = Prisma.sql`SELECT like_uid AS twin_uid FROM file_likeness WHERE file_uid = mine.uid`;

/**
 * For which other orders (or accepted before for this one) the same picture was sent, or one that looks like it saved again, as
 * their payment or as a receipt of a product line: answers them (some, if many) for one of the `proofs`. docs/rules/payments.md#same-proof
 */
export async function findSameProofs(
  database: Database,
  lines: ProductLines,
  links: FileLinks,
  proofs: ProofOfOrder[],
): Promise<(proof: ProofOfOrder) => OtherOrders> {
  const [same, similar] = [
    await ordersOf(database, lines, links, proofs, SAME),
    await ordersOf(database, lines, links, proofs, SIMILAR),
  ];
  return (proof) => {
    const sameProofOrders = same(proof);
    const known = new Set(sameProofOrders.map(({ orderUid }) => orderUid));
    return { sameProofOrders, similarProofOrders: similar(proof).filter(({ orderUid }) => !known.has(orderUid)) };
  };
}

async function ordersOf(
  database: Database,
  lines: ProductLines,
  links: FileLinks,
  proofs: ProofOfOrder[],
  twins: Prisma.Sql,
): Promise<(proof: ProofOfOrder) => OtherProof[]> {
  const withTwin = await database.$queryRaw<{ uid: string }[]>`
    SELECT mine.uid FROM file mine WHERE mine.uid = ANY (${proofs.flatMap(({ fileUid }) => fileUid ?? [])}::uuid[])
      AND EXISTS (SELECT FROM (${twins}) twin WHERE twin.twin_uid <> mine.uid)`;
  const hasTwin = new Set(withTwin.map(({ uid }) => uid));
  const asked = proofs.filter(({ fileUid }) => fileUid !== null && hasTwin.has(fileUid));
  // Nearly always: the question below looks into the tables of every line.
  if (asked.length === 0) return () => [];
  const uids = asked.map(({ fileUid }) => fileUid);
  const orderUids = asked.map(({ orderUid }) => orderUid);
  const found = await database.$queryRaw<{ fileUid: string; twinUid: string; orderUid: string; orderNumber: string }[]>`
    SELECT DISTINCT ON (o.number, mine.uid)
      mine.uid AS "fileUid", other.file_uid AS "twinUid", o.uid AS "orderUid", o.number AS "orderNumber"
    FROM unnest(${uids}::uuid[], ${orderUids}::uuid[]) AS asked (uid, order_uid)
    JOIN file mine ON mine.uid = asked.uid
    CROSS JOIN LATERAL (
      SELECT used.order_uid, used.file_uid
      FROM (${twins}) twin
      JOIN (${usesOf(lines)}) used ON used.file_uid = twin.twin_uid
      WHERE used.order_uid <> asked.order_uid OR (used.counts AND used.file_uid <> mine.uid)
      LIMIT ${MOST_NAMED}
    ) other
    JOIN "order" o ON o.uid = other.order_uid
    ORDER BY o.number, mine.uid`;
  return ({ fileUid }) =>
    found
      .filter((one) => one.fileUid === fileUid)
      .map(({ orderUid, orderNumber, twinUid }) => ({ orderUid, orderNumber, proofUrl: links.sign(twinUid) }));
}
