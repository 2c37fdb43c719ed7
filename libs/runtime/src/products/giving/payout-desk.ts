import { type TipState, tipMoves } from '#domain/products/giving/tip';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveGift } from '#runtime/products/giving/gifts.store';
import { lockOrder } from '#runtime/sales/orders.store';
import type { PayoutDesk } from '#runtime/sales/product-line';

/** Tips and gifts that go to the ones they are for. The order is locked first: a refund takes the same locks. */
export const givingDesk: PayoutDesk = {
  kind: 'other',

  async lock(tx, { refUid }) {
    const { tip, gift } = await findGiven(tx, refUid);
    const orderUid = (tip ?? gift)?.orderUid;
    if (orderUid) await lockOrder(tx, orderUid);
  },

  async paid(tx, { uid: payoutUid, refUid }) {
    const { tip, gift } = await findGiven(tx, refUid);
    if (gift) await moveGift(tx, gift, 'pay', 'admin');
    if (tip)
      await tx.givingTip.update({
        where: { uid: tip.uid, state: tip.state },
        data: { state: tipMoves.after(tip.state as TipState, 'pay', 'admin'), version: { increment: 1 } },
        select: { uid: true },
      });
    await announce(tx, 'giving.paid-out', { orderUid: (tip ?? gift)!.orderUid, payoutUid });
  },
};

async function findGiven(tx: Tx, refUid: string) {
  const by = { where: { uid: refUid } } as const;
  return { tip: await tx.givingTip.findUnique(by), gift: await tx.givingGift.findUnique(by) };
}
