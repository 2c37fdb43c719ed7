import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/db/database';
import { closeOrder } from '#runtime/stores/close-order';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
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

/** A membership is over without money back: the seat is free, the order stays completed. */
@CommandHandler(EndAccountCommand)
export class EndAccountHandler implements ICommandHandler<EndAccountCommand> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, reason, admin }: EndAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const seated = await lockSeat(tx, { subject: 'accounts', uid: accountUid }, 'end');
      const cause = { actor: 'admin', by: admin.name, why: reason } as const;
      await closeOrder(tx, seated, { order: null, account: 'end' }, cause);
      await recordAudit(tx, admin, { action: 'end', subject: 'accounts', subjectUid: accountUid, reason });
    });
    return { uid: accountUid };
  }
}
