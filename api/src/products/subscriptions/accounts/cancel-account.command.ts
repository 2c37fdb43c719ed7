import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { CancelOrderByAdminCommand } from '../../../sales/orders/cancel-order.admin.command.js';
import { orderOfSeat } from './lock-seat.js';

export class CancelAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An unpaid seat ends with its order. */
@CommandHandler(CancelAccountCommand)
export class CancelAccountHandler implements ICommandHandler<CancelAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  async execute({ accountUid, reason, admin }: CancelAccountCommand): Promise<{ uid: string }> {
    const orderUid = await orderOfSeat(this.database, accountUid);
    const of = { subject: 'accounts', subjectUid: accountUid } as const;
    return this.commands.execute(new CancelOrderByAdminCommand(orderUid, reason, admin, of));
  }
}
