import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { moveOrder } from '#runtime/sales/orders.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockSeat } from './lock-seat.js';

export class ActivateAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin activates a pending seat by hand. docs/rules/groups.md#account-statuses */
@CommandHandler(ActivateAccountCommand)
export class ActivateAccountHandler implements ICommandHandler<ActivateAccountCommand> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, reason, admin }: ActivateAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { order } = await lockSeat(tx, accountUid, 'activate');
      const cause = { actor: 'admin', by: admin.name, why: reason } as const;
      await moveAccount(tx, order.account, 'activate', cause);
      await moveOrder(tx, order, 'complete', cause);
      await recordAudit(tx, admin, { action: 'activate', subject: 'accounts', subjectUid: accountUid, reason });
    });
    return { uid: accountUid };
  }
}
