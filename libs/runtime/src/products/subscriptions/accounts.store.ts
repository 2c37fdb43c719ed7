import {
  ACCOUNT_STATUS,
  type AccountAction,
  accountMoves,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import type { Cause } from '#runtime/sales/orders.store';

export interface AccountRow {
  uid: string;
  groupUid: string;
  orderUid: string;
  status: number;
}

/** Takes one step of the account table: row, history and event in the caller's transaction. The caller holds the order's or group's lock. */
export async function moveAccount(
  tx: Tx,
  account: AccountRow,
  action: AccountAction,
  cause: Cause,
  also: { confirmedAt?: Date; pendingReason?: string | null } = {},
): Promise<void> {
  const to = ACCOUNT_STATUS[accountMoves.after(accountStatusOf(account.status), action, cause.actor)];
  await tx.account.update({
    where: { uid: account.uid, status: account.status },
    data: { status: to, version: { increment: 1 }, pendingReason: null, ...also },
    select: { uid: true },
  });
  const { by, why, eventUid } = cause;
  await tx.accountHistory.create({
    data: { accountUid: account.uid, fromStatus: account.status, toStatus: to, why, by, eventUid },
    select: { id: true },
  });
  await announce(tx, 'account.status-changed', {
    accountUid: account.uid,
    orderUid: account.orderUid,
    groupUid: account.groupUid,
    from: account.status,
    to,
  });
}
