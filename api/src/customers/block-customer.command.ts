import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { keysOf } from '#domain/blacklist/blacklist';
import { DomainError } from '#domain/domain-error';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { openEntry } from '#runtime/stores/blacklist.store';
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

/** A blacklist entry out of what a customer is known by: nothing can be ordered, and every device is signed out. Spec 1 §6. */
@CommandHandler(BlockCustomerCommand)
export class BlockCustomerHandler implements ICommandHandler<BlockCustomerCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, reason, admin }: BlockCustomerCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { blockedAt, email, phoneNumber } = await lockCustomer(tx, customerUid);
      if (blockedAt) throw new DomainError('ALREADY_BLOCKED', 'Pelanggan ini sudah diblokir.');
      const sessions = await tx.session.findMany({
        where: { customerUid, expiresAt: { gt: now } },
        distinct: ['deviceId'],
        select: { deviceId: true },
      });
      const keys = keysOf({ email, phoneNumber, deviceIds: sessions.map(({ deviceId }) => deviceId) });
      await openEntry(tx, {
        reason,
        keys,
        customerUid,
        expiresAt: null,
        evidenceUid: null,
        by: admin.name,
        now,
      });
      await recordAudit(tx, admin, { action: 'block', subject: 'customers', subjectUid: customerUid, reason });
    });
    return { uid: customerUid };
  }
}
