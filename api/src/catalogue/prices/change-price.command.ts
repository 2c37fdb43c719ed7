import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangePriceBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { wholeMinute } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { changesOf } from '../../platform/audit/changes-of.js';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { publishable, readVariant, requireFuture } from './price-columns.js';
import { scheduledPrice } from './scheduled-price.js';

export class ChangePriceCommand extends Command<{ uid: string }> {
  constructor(
    readonly variantUid: string,
    readonly body: ChangePriceBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes a price that has not begun. */
@CommandHandler(ChangePriceCommand)
export class ChangePriceHandler implements ICommandHandler<ChangePriceCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ variantUid, body, admin }: ChangePriceCommand): Promise<{ uid: string }> {
    const { version, priceUid, validFrom, ...facts } = body;
    await this.database.transaction(async (tx) => {
      const current = await lockVersion(tx, 'variant', variantUid);
      const { groupSize, prices } = await readVariant(tx, variantUid);
      const now = this.clock.now();
      const price = scheduledPrice(prices, priceUid, now);
      const wanted = { validFrom: wholeMinute(new Date(validFrom)), ...publishable(facts, groupSize) };
      const change = changesOf(price, wanted);
      if (!change) return;
      requireFuture(wanted.validFrom, now);
      if (prices.some((one) => one.uid !== priceUid && +one.validFrom === +wanted.validFrom))
        throw invalid({ field: 'validFrom', message: 'Sudah ada harga lain yang mulai saat itu' });
      if (version !== current) throw await editConflict(tx, variantUid);
      await tx.price.update({ where: { uid: priceUid }, data: wanted, select: { uid: true } });
      await tx.variant.update({ where: { uid: variantUid }, data: { version: current + 1 }, select: { uid: true } });
      await recordAudit(tx, admin, {
        action: 'change-price',
        subject: 'variants',
        subjectUid: variantUid,
        change: { priceUid, ...change },
      });
    });
    return { uid: variantUid };
  }
}
