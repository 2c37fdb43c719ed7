import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { cancelOrder } from '#runtime/stores/cancel-order';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { lockSeat } from './lock-seat.js';

export class CancelAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Ends an unpaid seat together with its order, as cancelling the order does. */
@CommandHandler(CancelAccountCommand)
export class CancelAccountHandler implements ICommandHandler<CancelAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, reason, admin }: CancelAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const seated = await lockSeat(tx, accountUid, 'cancel');
      await cancelOrder(tx, seated, { actor: 'admin', by: admin.name, why: reason }, this.clock.now());
      await recordAudit(tx, admin, { action: 'cancel', subject: 'accounts', subjectUid: accountUid, reason });
    });
    return { uid: accountUid };
  }
}
