import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AddPriceBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { wholeMinute } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { changesOf } from '../../platform/audit/changes-of.js';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { auditedPrice, publishable, readVariant, requireFuture } from './price-columns.js';
import { currentPrice } from '../catalogue-rows.js';

export class AddPriceCommand extends Command<{ uid: string }> {
  constructor(
    readonly variantUid: string,
    readonly body: AddPriceBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Adds a price from a date on, or from now on. Earlier prices stay, and orders keep theirs.
 * docs/rules/prices.md#dated-prices
 */
@CommandHandler(AddPriceCommand)
export class AddPriceHandler implements ICommandHandler<AddPriceCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ variantUid, body, admin }: AddPriceCommand): Promise<{ uid: string }> {
    const { version, validFrom, ...facts } = body;
    await this.database.transaction(async (tx) => {
      const current = await lockVersion(tx, 'variant', variantUid);
      const { groupSize, prices } = await readVariant(tx, variantUid);
      const columns = publishable(facts, groupSize);
      const now = this.clock.now();
      const from = validFrom === null ? now : wholeMinute(new Date(validFrom));
      const same = validFrom === null ? currentPrice(prices, now) : prices.find((price) => +price.validFrom === +from);
      // An identical repeated request.
      if (same && !changesOf(same, { ...columns })) return;
      if (validFrom !== null) requireFuture(from, now);
      if (validFrom !== null && same)
        throw invalid({ field: 'validFrom', message: 'Sudah ada harga yang mulai saat itu. Ubah harga itu saja' });
      if (version !== current) throw await editConflict(tx, variantUid);
      const { uid: priceUid } = await tx.price.create({ data: { variantUid, validFrom: from, ...columns } });
      await tx.variant.update({ where: { uid: variantUid }, data: { version: current + 1 }, select: { uid: true } });
      const change = { priceUid, price: auditedPrice({ validFrom: from, ...columns }) };
      await recordAudit(tx, admin, { action: 'add-price', subject: 'variants', subjectUid: variantUid, change });
    });
    return { uid: variantUid };
  }
}
