import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/domain-error';
import { Database } from '#runtime/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { lockCustomer } from './lock-customer.js';

export class UnblockCustomerCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(UnblockCustomerCommand)
export class UnblockCustomerHandler implements ICommandHandler<UnblockCustomerCommand> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, admin }: UnblockCustomerCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { blockedAt, blockedReason } = await lockCustomer(tx, customerUid);
      if (!blockedAt) throw new DomainError('NOT_BLOCKED', 'Pelanggan ini tidak sedang diblokir.');
      await tx.customer.update({
        where: { uid: customerUid },
        data: { blockedAt: null, blockedReason: null },
        select: { uid: true },
      });
      // The reason of the block leaves the customer's row; here it is kept.
      const change = { blockedAt: blockedAt.toISOString(), blockedReason };
      await recordAudit(tx, admin, { action: 'unblock', subject: 'customers', subjectUid: customerUid, change });
    });
    return { uid: customerUid };
  }
}
