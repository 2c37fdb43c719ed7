import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { withdrawErasure } from '#runtime/identity/erasures.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockCustomer } from './lock-customer.js';

export class WithdrawErasureForCustomerCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(WithdrawErasureForCustomerCommand)
export class WithdrawErasureForCustomerHandler implements ICommandHandler<WithdrawErasureForCustomerCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, reason, admin }: WithdrawErasureForCustomerCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockCustomer(tx, customerUid);
      await withdrawErasure(tx, customerUid, 'admin', this.clock.now());
      await recordAudit(tx, admin, {
        action: 'withdraw-erasure',
        subject: 'customers',
        subjectUid: customerUid,
        reason,
      });
    });
    return { uid: customerUid };
  }
}
