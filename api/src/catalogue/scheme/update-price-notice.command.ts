import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdatePriceNoticeBody } from '#contracts/catalogue/scheme.admin.http';
import { Database } from '#runtime/platform/db/database';
import { changesOf } from '../../platform/audit/changes-of.js';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { dayOf, withUniqueDay } from './notice-day.js';

export class UpdatePriceNoticeCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdatePriceNoticeBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(UpdatePriceNoticeCommand)
export class UpdatePriceNoticeHandler implements ICommandHandler<UpdatePriceNoticeCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, body, admin }: UpdatePriceNoticeCommand): Promise<{ uid: string }> {
    const wanted = { effectiveOn: dayOf(body.effectiveOn), text: body.text };
    await withUniqueDay(() =>
      this.database.transaction(async (tx) => {
        const current = await lockVersion(tx, 'price_notice', uid);
        const change = changesOf(await tx.priceNotice.findUniqueOrThrow({ where: { uid } }), wanted);
        if (!change) return;
        if (body.version !== current) throw await editConflict(tx, uid);
        const data = { ...wanted, version: current + 1 };
        await tx.priceNotice.update({ where: { uid }, data, select: { uid: true } });
        await recordAudit(tx, admin, { action: 'update', subject: 'price-notices', subjectUid: uid, change });
      }),
    );
    return { uid };
  }
}
