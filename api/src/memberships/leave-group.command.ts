import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountStatusOf, holdsSeat } from '#domain/accounts/account-status';
import { leaving } from '#domain/accounts/leaving';
import { DomainError } from '#domain/domain-error';
import { seatRoleOf } from '#domain/groups/group';
import { orderStatusOf } from '#domain/orders/order-status';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import type { Cause } from '#runtime/stores/accounts.store';
import { closeOrder, lockSeatedOrder } from '#runtime/stores/close-order';
import { Refusal } from '../http/refusal.js';

export class LeaveGroupCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

const BY_CUSTOMER: Cause = { actor: 'customer', by: 'customer', why: 'Keluar dari grup' };

/**
 * A member gives the seat back: unpaid, the order ends with it; paid, the membership ends and the money stays. The seat
 * goes to whoever waits. Pressed again, there is nothing left to do. docs/decisions/0013.
 */
@CommandHandler(LeaveGroupCommand)
export class LeaveGroupHandler implements ICommandHandler<LeaveGroupCommand> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, customerUid }: LeaveGroupCommand): Promise<{ uid: string }> {
    const mine = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { orderUid: true },
    });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    const { orderUid } = mine;
    await this.database.transaction(async (tx) => {
      const seated = await lockSeatedOrder(tx, orderUid);
      const { account, status: orderStatus } = seated.order;
      const status = accountStatusOf(account.status);
      if (!holdsSeat(status)) return; // pressed twice, or ended by somebody else
      const way = leaving({ role: seatRoleOf(account), status, orderStatus: orderStatusOf(orderStatus) });
      if (!way.possible) throw new DomainError('CANNOT_LEAVE', way.why);
      await closeOrder(tx, seated, { order: way.as === 'cancel' ? 'cancel' : null, account: way.as }, BY_CUSTOMER);
      const groupUid = seated.group.uid;
      if (way.as === 'cancel') await announce(tx, 'order.cancelled', { orderUid, groupUid });
      else await announce(tx, 'member.left', { accountUid, orderUid, groupUid });
    });
    return { uid: accountUid };
  }
}
