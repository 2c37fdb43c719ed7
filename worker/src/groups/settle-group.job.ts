import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { LIVE_ACCOUNT_CODES, accountStatusOf } from '#domain/accounts/account-status';
import { seatRoleOf } from '#domain/groups/group';
import { settleGroup } from '#domain/groups/settle-group';
import { ORDER_STATUS } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import { type Cause, moveAccount } from '#runtime/stores/accounts.store';
import { lockGroup } from '#runtime/stores/groups.store';
import { lockOrder, moveOrder } from '#runtime/stores/orders.store';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';

/** Something in the group was confirmed: confirmed members become active, or wait for what the plan still lacks. */
@Injectable()
export class SettleGroupJob implements JobHandler<'groups', 'settle-group'> {
  async run(tx: Tx, { groupUid }: JobData<'groups', 'settle-group'>, { eventUid }: JobCause): Promise<void> {
    const { family, tvSlots } = await lockGroup(tx, groupUid);
    const accounts = await tx.account.findMany({
      where: { groupUid, status: { in: LIVE_ACCOUNT_CODES } },
      orderBy: { seatNumber: 'asc' },
    });
    const moves = settleGroup(
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
}

async function completeOrder(tx: Tx, orderUid: string, cause: Cause): Promise<void> {
  const order = await lockOrder(tx, orderUid);
  if (order.status === ORDER_STATUS.processing) await moveOrder(tx, order, 'complete', cause);
}
