import { DomainError } from '#domain/platform/domain-error';
import { type StockMove, availableOf } from '#domain/products/merchandise/stock';
import { itemTitle } from '#domain/products/merchandise/cart';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

export interface Wanted {
  variantUid: string;
  quantity: number;
}

/** Locks variants until the end of the transaction, always in the sequence of their uids: no deadlock between carts. */
export async function lockVariants(tx: Tx, variantUids: readonly string[]): Promise<void> {
  if (variantUids.length === 0) return;
  await tx.$queryRaw`SELECT 1 AS locked FROM merchandise_variant
    WHERE uid = ANY (${[...variantUids]}::uuid[]) ORDER BY uid FOR NO KEY UPDATE`;
}

/** The same for the variants of orders. */
export async function lockVariantsOf(tx: Tx, orderUids: string[]): Promise<void> {
  const holds = await tx.merchandiseHold.findMany({
    where: { orderUid: { in: orderUids } },
    select: { variantUid: true },
  });
  await lockVariants(
    tx,
    holds.map(({ variantUid }) => variantUid),
  );
}

/** The wanted variants as they are now. The caller has locked them. @throws DomainError when one cannot be bought. */
export async function readWanted(tx: Tx, wanted: readonly Wanted[]) {
  const variants = await tx.merchandiseVariant.findMany({
    where: { uid: { in: wanted.map(({ variantUid }) => variantUid) } },
    include: { product: { select: { name: true, slug: true, active: true } } },
  });
  return wanted.map(({ variantUid, quantity }, index) => {
    const variant = variants.find(({ uid }) => uid === variantUid);
    const field = `items.${index}`;
    if (!variant?.active || !variant.product.active)
      throw new DomainError('NOT_SOLD', 'Barang ini sudah tidak dijual. Hapus dari keranjangmu.', 'invalid', field);
    const available = availableOf(variant);
    const title = itemTitle(variant.product.name, variant);
    if (quantity > available)
      throw new DomainError(
        'OUT_OF_STOCK',
        available > 0 ? `${title} tinggal ${available}. Kurangi jumlahnya.` : `${title} sudah habis.`,
        'conflict',
        field,
      );
    return { ...variant, title, quantity };
  });
}
export type WantedVariant = Awaited<ReturnType<typeof readWanted>>[number];

/** How many pieces the open orders of a customer keep without money. */
export async function heldPieces(tx: Tx, customerUid: string): Promise<number> {
  const [found] = await tx.$queryRaw<{ pieces: number }[]>`
    SELECT coalesce(sum(h.quantity), 0)::int AS pieces
    FROM "order" o JOIN merchandise_hold h ON h.order_uid = o.uid AND h.ended_at IS NULL
    WHERE o.customer_uid = ${customerUid}::uuid AND o.status IN (1, 2)`;
  return found!.pieces;
}

/** Keeps pieces for an order. The caller has locked the variants and seen that there are enough. */
export async function holdStock(tx: Tx, orderUid: string, wanted: readonly Wanted[]): Promise<void> {
  await tx.merchandiseHold.createMany({ data: wanted.map((piece) => ({ orderUid, ...piece })) });
  await tx.$executeRaw`UPDATE merchandise_variant v SET held = v.held + h.quantity
    FROM merchandise_hold h WHERE h.order_uid = ${orderUid}::uuid AND h.variant_uid = v.uid`;
}

/** Ends the open holds of an order: its pieces are sold, or free again. The caller has locked the variants. */
export async function endHolds(tx: Tx, orderUid: string, outcome: 'sold' | 'released'): Promise<void> {
  const ended = Prisma.sql`
    WITH ended AS (UPDATE merchandise_hold SET ended_at = now(), outcome = ${outcome}
      WHERE order_uid = ${orderUid}::uuid AND ended_at IS NULL RETURNING variant_uid, quantity)`;
  if (outcome === 'released') {
    await tx.$executeRaw`${ended} UPDATE merchandise_variant v SET held = v.held - e.quantity
      FROM ended e WHERE e.variant_uid = v.uid`;
    return;
  }
  await tx.$executeRaw`${ended}, sold AS (
      INSERT INTO merchandise_movement (variant_uid, kind, quantity, reason, order_uid, "by")
      SELECT variant_uid, ${'sold' satisfies StockMove}, -quantity, 'Pesanan dibayar', ${orderUid}::uuid, 'system' FROM ended)
    UPDATE merchandise_variant v SET held = v.held - e.quantity, stock = v.stock - e.quantity
      FROM ended e WHERE e.variant_uid = v.uid`;
}

/** Puts the sold pieces of an order back into the shelf, once. The caller has locked the variants. */
export async function restock(
  tx: Tx,
  orderUid: string,
  kind: 'restocked' | 'returned',
  { by, why }: { by: string; why: string },
): Promise<void> {
  await tx.$executeRaw`
    WITH back AS (
      INSERT INTO merchandise_movement (variant_uid, kind, quantity, reason, order_uid, "by")
      SELECT variant_uid, ${kind satisfies StockMove}, quantity, ${why}, order_uid, ${by} FROM merchandise_hold
      WHERE order_uid = ${orderUid}::uuid AND outcome = 'sold'
      ON CONFLICT (variant_uid, kind, order_uid) DO NOTHING RETURNING variant_uid, quantity)
    UPDATE merchandise_variant v SET stock = v.stock + b.quantity FROM back b WHERE b.variant_uid = v.uid`;
}
