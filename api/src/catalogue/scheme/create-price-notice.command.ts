import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreatePriceNoticeBody } from '#contracts/catalogue/scheme.admin.http';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { ONE_A_DAY, dayOf, withUniqueDay } from './notice-day.js';

export class CreatePriceNoticeCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreatePriceNoticeBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Announces from which day a brand costs more. Creating the same notice twice is the same as once.
 * docs/rules/prices.md#price-notices
 */
@CommandHandler(CreatePriceNoticeCommand)
export class CreatePriceNoticeHandler implements ICommandHandler<CreatePriceNoticeCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreatePriceNoticeCommand): Promise<{ uid: string }> {
    const { providerUid, text } = body;
    const effectiveOn = dayOf(body.effectiveOn);
    return withUniqueDay(() =>
      this.database.transaction(async (tx) => {
        if (!(await tx.provider.findUnique({ where: { uid: providerUid } })))
          throw invalid({ field: 'providerUid', message: 'Layanan ini tidak ada' });
        const known = await tx.priceNotice.findFirst({ where: { providerUid, effectiveOn } });
        if (known && known.text !== text) throw invalid(ONE_A_DAY);
        if (known) return { uid: known.uid };
        const { uid } = await tx.priceNotice.create({
          data: { providerUid, effectiveOn, text },
          select: { uid: true },
        });
        await recordAudit(tx, admin, {
          action: 'create',
          subject: 'price-notices',
          subjectUid: uid,
          change: { ...body },
        });
        return { uid };
      }),
    );
  }
}
