import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { endSeat } from '#runtime/products/subscriptions/seats.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockSeat } from './lock-seat.js';

export class EndAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Ends a membership without a refund: the seat is free, the order stays completed. */
@CommandHandler(EndAccountCommand)
export class EndAccountHandler implements ICommandHandler<EndAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, reason, admin }: EndAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { group, order } = await lockSeat(tx, accountUid, 'end');
      const cause = { actor: 'admin', by: admin.name, why: reason } as const;
      await endSeat(tx, group, order.account, 'end', { cause, at: this.clock.now() });
      const { orderUid, groupUid } = order.account;
      await announce(tx, 'member.ended', { accountUid, orderUid, groupUid, why: 'ended' });
      await recordAudit(tx, admin, { action: 'end', subject: 'accounts', subjectUid: accountUid, reason });
    });
    return { uid: accountUid };
  }
}
