import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangePriceBody } from '#contracts/http/admin/catalogue-edit.http';
import { wholeMinute } from '#domain/time/durations';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { changesOf } from '../audit/changes-of.js';
import { editConflict, lockVersion } from '../audit/lock-version.js';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { invalid } from '../http/refusal.js';
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

/** Puts a price right that has not begun. */
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
