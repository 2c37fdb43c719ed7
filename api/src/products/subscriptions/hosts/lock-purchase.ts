import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { type PurchaseState, purchaseMoves } from '#domain/products/subscriptions/hosts/purchase';
import type { Tx } from '#runtime/platform/db/database';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';

/** Locks the host's order and reads the purchase and the plan's terms. */
export async function lockPurchase(tx: Tx, purchaseUid: string) {
  const found = await tx.hostPurchase.findUnique({ where: { uid: purchaseUid }, select: { orderUid: true } });
  if (!found) throw new DomainError('PURCHASE_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  const order = await lockOrderOfSeat(tx, found.orderUid);
  const purchase = await tx.hostPurchase.findUniqueOrThrow({ where: { uid: purchaseUid } });
  const { family } = await tx.variant.findUniqueOrThrow({
    where: { uid: order.account.variantUid },
    select: { family: { select: { providerPriceSen: true, transferFeeSen: true } } },
  });
  return { order, purchase, family };
}

/** Takes one step of the purchase table. @throws DomainError 409 when it was decided already. */
export async function decidePurchase(
  tx: Tx,
  purchase: { uid: string; state: string },
  action: 'verify' | 'reject',
  decision: { decidedAt: Date; decidedBy: string; reason?: string; providerPriceSen?: bigint },
): Promise<void> {
  const state = purchaseMoves.after(purchase.state as PurchaseState, action, 'admin');
  await tx.hostPurchase.update({
    where: { uid: purchase.uid, state: purchase.state },
    data: { state, version: { increment: 1 }, ...decision },
    select: { uid: true },
  });
}
