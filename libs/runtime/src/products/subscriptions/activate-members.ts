import { LIVE_ACCOUNT_CODES, accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { memberMoves } from '#domain/products/subscriptions/groups/activate-members';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { type Cause, lockOrder, moveOrder } from '#runtime/sales/orders.store';

/** Makes confirmed members of a group active, or lets them wait for what the plan still lacks. docs/rules/groups.md */
export async function activateMembers(tx: Tx, groupUid: string, eventUid: string): Promise<void> {
  const { family, tvSlots } = await lockGroup(tx, groupUid);
  const accounts = await tx.account.findMany({
    where: { groupUid, status: { in: LIVE_ACCOUNT_CODES } },
    orderBy: { seatNumber: 'asc' },
  });
  const moves = memberMoves(
    { hostSeats: family.hostSeats, tvSlots, startsWhenConfirmed: family.startsWhenConfirmed },
    accounts.map(({ uid, role, status, needsTv, confirmedAt }) => ({
      accountUid: uid,
      role: seatRoleOf({ role }),
      status: accountStatusOf(status),
      needsTv,
      confirmedAt,
    })),
  );
  for (const { accountUid, action, why } of moves) {
    const account = accounts.find(({ uid }) => uid === accountUid)!;
    const cause: Cause = { actor: 'system', by: 'system', why, eventUid };
    await moveAccount(tx, account, action, cause, { pendingReason: action === 'hold' ? why : null });
    if (action === 'activate') await completeOrder(tx, account.orderUid, cause);
  }
}

async function completeOrder(tx: Tx, orderUid: string, cause: Cause): Promise<void> {
  const order = await lockOrder(tx, orderUid);
  if (order.status === ORDER_STATUS.processing) await moveOrder(tx, order, 'complete', cause);
}
