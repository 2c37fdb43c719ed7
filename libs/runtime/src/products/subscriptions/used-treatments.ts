import type { Tx } from '#runtime/platform/db/database';

/** How many treatments of the voucher of an order were used; null: it has none. */
export async function readUsedTreatments(db: Pick<Tx, 'voucher'>, orderUid: string): Promise<number | null> {
  const voucher = await db.voucher.findUnique({ where: { orderUid }, select: { used: true } });
  return voucher && voucher.used;
}
