import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/domain-error';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { lockCustomer } from './lock-customer.js';

export class BlockCustomerCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A blocked customer can order nothing, and every device is signed out. Spec 1 §6. */
@CommandHandler(BlockCustomerCommand)
export class BlockCustomerHandler implements ICommandHandler<BlockCustomerCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, reason, admin }: BlockCustomerCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { blockedAt } = await lockCustomer(tx, customerUid);
      if (blockedAt) throw new DomainError('ALREADY_BLOCKED', 'Pelanggan ini sudah diblokir.');
      await tx.customer.update({
        where: { uid: customerUid },
        data: { blockedAt: now, blockedReason: reason },
        select: { uid: true },
      });
      await tx.session.updateMany({ where: { customerUid, revokedAt: null }, data: { revokedAt: now } });
      await recordAudit(tx, admin, { action: 'block', subject: 'customers', subjectUid: customerUid, reason });
    });
    return { uid: customerUid };
  }
}
