import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class RemovePriceNoticeCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Deletes a notice; the audit log keeps its text. */
@CommandHandler(RemovePriceNoticeCommand)
export class RemovePriceNoticeHandler implements ICommandHandler<RemovePriceNoticeCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, admin }: RemovePriceNoticeCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockVersion(tx, 'price_notice', uid);
      const { providerUid, effectiveOn, text } = await tx.priceNotice.delete({ where: { uid } });
      const change = { providerUid, effectiveOn: effectiveOn.toISOString().slice(0, 10), text };
      await recordAudit(tx, admin, { action: 'remove', subject: 'price-notices', subjectUid: uid, change });
    });
    return { uid };
  }
}
