import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { openEntry } from '#runtime/identity/blacklist.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
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

/** Creates a blacklist entry from the customer's phone, e-mail and devices and ends all sessions. */
@CommandHandler(BlockCustomerCommand)
export class BlockCustomerHandler implements ICommandHandler<BlockCustomerCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, reason, admin }: BlockCustomerCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { blockedAt, email, emailVerifiedAt, phoneNumber } = await lockCustomer(tx, customerUid);
      if (blockedAt) throw new DomainError('ALREADY_BLOCKED', 'Pelanggan ini sudah diblokir.');
      const sessions = await tx.session.findMany({
        where: { customerUid, expiresAt: { gt: now } },
        distinct: ['deviceId', 'deviceHash'],
        select: { deviceId: true, deviceHash: true },
      });
      const keys = factsOf({
        email,
        isEmailCertain: emailVerifiedAt !== null,
        phoneNumber,
        deviceIds: sessions.map(({ deviceId }) => deviceId),
        browserHashes: sessions.map(({ deviceHash }) => deviceHash),
      });
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
