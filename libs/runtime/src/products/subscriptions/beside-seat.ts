import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { PurchaseState } from '#domain/products/subscriptions/hosts/purchase';
import type { Tx } from '#runtime/platform/db/database';

/** What a seat's leaving depends on beside its own state. docs/rules/groups.md#leaving */
export async function readBesideSeat(
  tx: Pick<Tx, 'account' | 'hostPurchase'>,
  { uid, groupUid, orderUid }: { uid: string; groupUid: string; orderUid: string },
): Promise<{ others: number; purchaseWaits: boolean }> {
  const others = await tx.account.count({
    where: { groupUid, uid: { not: uid }, status: { in: LIVE_ACCOUNT_CODES } },
  });
  const state = 'submitted' satisfies PurchaseState;
  return { others, purchaseWaits: (await tx.hostPurchase.count({ where: { orderUid, state } })) > 0 };
}
