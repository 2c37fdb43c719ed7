import { type ShareAction, type ShareState, LIVE_SHARES, shareMoves } from '#domain/products/sekeranjang/share';
import { DomainError } from '#domain/platform/domain-error';
import { type Race, isAvailable, placesLeft, takesOrders } from '#domain/products/sekeranjang/product-state';
import type { SekeranjangProduct, SekeranjangShare, SekeranjangTier } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import type { Actor } from '#domain/platform/transitions';

export type LockedProduct = SekeranjangProduct & { tiers: SekeranjangTier[] };

/** Locks a product until the end of the transaction and reads it with its ladder; null for an unknown uid. */
export async function lockProduct(tx: Tx, uid: string): Promise<LockedProduct | null> {
  const [product] = await lockAndRead<SekeranjangProduct>(tx, 'sekeranjang_product', [uid]);
  if (!product) return null;
  const tiers = await tx.sekeranjangTier.findMany({ where: { productUid: uid }, orderBy: { buyers: 'asc' } });
  return { ...product, tiers };
}

/** Locks the products in which orders have a place, in the sequence of their uids. */
export async function lockProductsOf(tx: Tx, orderUids: string[]): Promise<void> {
  const shares = await tx.sekeranjangShare.findMany({
    where: { orderUid: { in: orderUids } },
    select: { productUid: true },
  });
  if (shares.length === 0) return;
  await lockAndRead(tx, 'sekeranjang_product', [...new Set(shares.map(({ productUid }) => productUid))]);
}

/** Refuses an order that can take no place any more. The caller has locked the product. @throws DomainError. */
export async function checkJoinable(tx: Tx, product: LockedProduct, customerUid: string, now: Date): Promise<void> {
  const race = product as LockedProduct & Race;
  const field = 'sekeranjangCode';
  if (!isAvailable(race, now))
    throw new DomainError('SEKERANJANG_ENDED', `Sekeranjang ${product.name} sudah berakhir.`, 'conflict', field);
  if (!takesOrders(race, now))
    throw new DomainError(
      'SEKERANJANG_ENDED',
      `Sekeranjang ${product.name} berakhir kurang dari satu jam lagi, jadi waktunya tidak cukup lagi untuk membayar.`,
      'conflict',
      field,
    );
  if (placesLeft(race) === 0)
    throw new DomainError('SEKERANJANG_FULL', `Semua tempat untuk ${product.name} sudah terisi.`, 'conflict', field);
  const where = { productUid: product.uid, customerUid, state: { in: LIVE_SHARES } };
  if (await tx.sekeranjangShare.count({ where }))
    throw new DomainError(
      'ALREADY_JOINED',
      `Kamu sudah ikut ${product.name}. Satu orang satu tempat, supaya hitungannya adil.`,
      'conflict',
      field,
    );
}

/** Takes a place for an unpaid order. The caller has locked the product. */
export async function holdShare(
  tx: Tx,
  share: Pick<SekeranjangShare, 'orderUid' | 'productUid' | 'customerUid' | 'priceSen'>,
): Promise<void> {
  await tx.sekeranjangShare.create({
    data: { ...share, state: 'held' satisfies ShareState },
    select: { orderUid: true },
  });
  await count(tx, share.productUid, { held: 1 });
}

/** Unpaid and paid places by which a step changes the product. */
const COUNTS: Record<ShareAction, { held?: number; joined?: number }> = {
  pay: { held: -1, joined: 1 },
  release: { held: -1 },
  win: {},
  supply: {},
  refund: { joined: -1 },
};

/** Takes one step of the table. The caller has locked the product. @throws DomainError 409 when the step is not open. */
export async function moveShare(
  tx: Tx,
  { orderUid, productUid, state }: Pick<SekeranjangShare, 'orderUid' | 'productUid' | 'state'>,
  action: ShareAction,
  actor: Actor,
): Promise<void> {
  const to = shareMoves.after(state as ShareState, action, actor);
  const moved = await tx.$executeRaw`UPDATE sekeranjang_share SET state = ${to},
      joined_at = CASE WHEN ${action} = ${'pay' satisfies ShareAction} THEN now() ELSE joined_at END
    WHERE order_uid = ${orderUid}::uuid AND state = ${state}`;
  if (moved === 0) throw new Error(`the share of order ${orderUid} has changed meanwhile`);
  await count(tx, productUid, COUNTS[action]);
}

async function count(tx: Tx, uid: string, { held = 0, joined = 0 }: { held?: number; joined?: number }): Promise<void> {
  if (held === 0 && joined === 0) return;
  await tx.sekeranjangProduct.update({
    where: { uid },
    data: { held: { increment: held }, joined: { increment: joined } },
    select: { uid: true },
  });
}
