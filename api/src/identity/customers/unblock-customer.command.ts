import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { endEntry } from '#runtime/identity/blacklist.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockCustomer } from './lock-customer.js';

export class UnblockCustomerCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Lifts every entry that concerns the customer. */
@CommandHandler(UnblockCustomerCommand)
export class UnblockCustomerHandler implements ICommandHandler<UnblockCustomerCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, reason, admin }: UnblockCustomerCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { blockedAt } = await lockCustomer(tx, customerUid);
      if (!blockedAt) throw new DomainError('NOT_BLOCKED', 'Pelanggan ini tidak sedang diblokir.');
      const entries = await tx.blacklistMatch.findMany({
        where: { customerUid, entry: { state: 'active' } },
        orderBy: { entryUid: 'asc' },
        select: { entryUid: true },
      });
      const end = { action: 'lift', actor: 'admin', by: admin.name, reason, now: this.clock.now() } as const;
      for (const { entryUid } of entries) await endEntry(tx, entryUid, end);
      // The reason of the block is in the audit entry of the block.
      const change = { blockedAt: blockedAt.toISOString() };
      await recordAudit(tx, admin, {
        action: 'unblock',
        subject: 'customers',
        subjectUid: customerUid,
        reason,
        change,
      });
    });
    return { uid: customerUid };
  }
}
