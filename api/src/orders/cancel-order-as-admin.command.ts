import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountStatusOf } from '#domain/accounts/account-status';
import { checkSeatAction } from '#domain/accounts/seat-actions';
import { orderStatusOf } from '#domain/orders/order-status';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { cancelOrder } from '#runtime/stores/cancel-order';
import { lockSeatedOrder } from '#runtime/stores/close-order';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { Refusal } from '../http/refusal.js';

export class CancelOrderAsAdminCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin may also cancel while a proof waits at the desk. Decisions: Account status. */
@CommandHandler(CancelOrderAsAdminCommand)
export class CancelOrderAsAdminHandler implements ICommandHandler<CancelOrderAsAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, reason, admin }: CancelOrderAsAdminCommand): Promise<{ uid: string }> {
    const known = await this.database.account.count({ where: { orderUid } });
    if (!known) throw new Refusal('NOT_FOUND', 404);
    await this.database.transaction(async (tx) => {
      const seated = await lockSeatedOrder(tx, orderUid);
      const { account, status } = seated.order;
      const role = account.role === 'host' ? 'host' : 'regular';
      const seat = { role, status: accountStatusOf(account.status), orderStatus: orderStatusOf(status) } as const;
      checkSeatAction(seat, 'cancel');
      await cancelOrder(tx, seated, { actor: 'admin', by: admin.name, why: reason }, this.clock.now());
      await recordAudit(tx, admin, { action: 'cancel', subject: 'orders', subjectUid: orderUid, reason });
    });
    return { uid: orderUid };
  }
}
