import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreatePriceNoticeBody } from '#contracts/http/admin/scheme.http';
import { Database } from '#runtime/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { invalid } from '../http/refusal.js';
import { ONE_A_DAY, dayOf, refusingTaken } from './notice-day.js';

export class CreatePriceNoticeCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreatePriceNoticeBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Tells customers from which day a brand costs more. The same notice twice is one. Spec 2 §9, Price increase notices. */
@CommandHandler(CreatePriceNoticeCommand)
export class CreatePriceNoticeHandler implements ICommandHandler<CreatePriceNoticeCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreatePriceNoticeCommand): Promise<{ uid: string }> {
    const { providerUid, text } = body;
    const effectiveOn = dayOf(body.effectiveOn);
    return refusingTaken(() =>
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
