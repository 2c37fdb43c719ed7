import { type GiftState, giftExpiresAt, giftMoves } from '#domain/products/giving/gift';
import type { Tx } from '#runtime/platform/db/database';
import { announce, announceAll } from '#runtime/platform/outbox/announce';
import type { GivingGift, Prisma } from '#runtime/generated/prisma/client';
import type { Closing, Step } from '#runtime/sales/product-line';

/** Paid gifts wait for the one who has their link. The caller has locked the orders. */
export async function receiveGifts(tx: Tx, orderUids: string[], at: Date): Promise<GivingGift[]> {
  const promised = await tx.givingGift.findMany({ where: { orderUid: { in: orderUids }, state: 'promised' } });
  if (promised.length === 0) return [];
  await tx.givingGift.updateMany({
    where: { uid: { in: promised.map(({ uid }) => uid) } },
    data: {
      state: giftMoves.after('promised', 'receive', 'system'),
      receivedAt: at,
      expiresAt: giftExpiresAt(at),
      version: { increment: 1 },
    },
  });
  await announceAll(
    tx,
    'gift.ready',
    promised.map(({ uid: giftUid, orderUid }) => ({ giftUid, orderUid })),
  );
  return promised;
}

/** Takes one step of the table. The caller has locked the gift or its order. @throws DomainError 409 */
export const moveGift = (
  tx: Tx,
  { uid, state }: { uid: string; state: string },
  action: ReturnType<typeof giftMoves.actionsOn>[number],
  actor: Step['cause']['actor'],
  data: Prisma.GivingGiftUpdateInput = {},
) =>
  tx.givingGift.update({
    where: { uid, state },
    data: { ...data, state: giftMoves.after(state as GiftState, action, actor), version: { increment: 1 } },
    select: { uid: true },
  });

/** The order of a gift was closed. The caller has locked the order. */
export async function endGift(tx: Tx, orderUid: string, closing: Closing, { cause }: Pick<Step, 'cause'>) {
  const [gift] = await tx.$queryRaw<{ uid: string; state: string }[]>`
    SELECT uid, state FROM giving_gift WHERE order_uid = ${orderUid}::uuid FOR NO KEY UPDATE`;
  if (gift) await moveGift(tx, gift, closing === 'refund' ? 'refund' : 'lapse', cause.actor);
}

/** Ends a gift that was not claimed in time, by the database's clock; once. False when nothing was done. */
export async function expireGift(tx: Tx, giftUid: string): Promise<boolean> {
  const [gift] = await tx.$queryRaw<{ uid: string; state: string; orderUid: string; overdue: boolean }[]>`
    SELECT uid, state, order_uid AS "orderUid", expires_at < clock_timestamp() AS overdue
    FROM giving_gift WHERE uid = ${giftUid}::uuid FOR NO KEY UPDATE`;
  if (gift?.state !== 'ready' || !gift.overdue) return false;
  await moveGift(tx, gift, 'expire', 'system');
  await announce(tx, 'gift.expired', { giftUid, orderUid: gift.orderUid });
  return true;
}
