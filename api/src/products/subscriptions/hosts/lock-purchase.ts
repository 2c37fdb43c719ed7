import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { type PurchaseState, purchaseMoves, scheduledOf } from '#domain/products/subscriptions/hosts/purchase';
import type { Tx } from '#runtime/platform/db/database';
import { lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';

/** Locks the host's group and order and reads the purchase; the family has the plan's terms. */
export async function lockPurchase(tx: Tx, purchaseUid: string) {
  const found = await tx.hostPurchase.findUnique({ where: { uid: purchaseUid }, select: { orderUid: true } });
  if (!found) throw new DomainError('PURCHASE_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  const { group, order } = await lockSeatedOrder(tx, found.orderUid);
  const purchase = await tx.hostPurchase.findUniqueOrThrow({ where: { uid: purchaseUid } });
  const receivable = await tx.hostReceivable.findFirst({ where: { cycle: { purchaseUid } } });
  return { group, order, purchase, family: group.family, receivable };
}

/** What decides about the actions on a locked purchase. */
export async function standingOf(tx: Tx, { purchase, order, receivable }: Awaited<ReturnType<typeof lockPurchase>>) {
  const reimbursements = await tx.reimbursement.findMany({
    where: { purchaseUid: purchase.uid },
    select: { isCancelled: true },
  });
  return {
    state: purchase.state as PurchaseState,
    seat: accountStatusOf(order.account.status),
    ...scheduledOf(reimbursements),
    isReceivable: receivable?.state === 'open',
  };
}

/** Takes one step of the purchase table. @throws DomainError 409 when it was decided already. */
export async function decidePurchase(
  tx: Tx,
  purchase: { uid: string; state: string },
  action: 'verify' | 'reject',
  decision: { decidedAt: Date; decidedBy: string; reason?: string; providerPriceSen?: bigint; verifiedByUid?: string },
): Promise<void> {
  const state = purchaseMoves.after(purchase.state as PurchaseState, action, 'admin');
  await tx.hostPurchase.update({
    where: { uid: purchase.uid, state: purchase.state },
    data: { state, version: { increment: 1 }, ...decision },
    select: { uid: true },
  });
}
