import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WithdrawPriceBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { type PriceColumns, auditedPrice, readVariant } from './price-columns.js';
import { scheduledPrice } from './scheduled-price.js';

export class WithdrawPriceCommand extends Command<{ uid: string }> {
  constructor(
    readonly variantUid: string,
    readonly body: WithdrawPriceBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
const ACTION = 'withdraw-price';

/** Deletes a price that has not begun; the audit log keeps it. */
@CommandHandler(WithdrawPriceCommand)
export class WithdrawPriceHandler implements ICommandHandler<WithdrawPriceCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ variantUid, body, admin }: WithdrawPriceCommand): Promise<{ uid: string }> {
    const { priceUid, version } = body;
    await this.database.transaction(async (tx) => {
      const current = await lockVersion(tx, 'variant', variantUid);
      if (await this.isWithdrawn(tx, variantUid, priceUid)) return;
      const { prices } = await readVariant(tx, variantUid);
      const price = scheduledPrice(prices, priceUid, this.clock.now());
      if (version !== current) throw await editConflict(tx, variantUid);
      await tx.price.delete({ where: { uid: priceUid }, select: { uid: true } });
      await tx.variant.update({ where: { uid: variantUid }, data: { version: current + 1 }, select: { uid: true } });
      const change = { priceUid, price: auditedPrice(price as PriceColumns & { validFrom: Date }) };
      await recordAudit(tx, admin, { action: ACTION, subject: 'variants', subjectUid: variantUid, change });
    });
    return { uid: variantUid };
  }

  /** By an earlier, identical request. */
  private async isWithdrawn(tx: Tx, subjectUid: string, priceUid: string): Promise<boolean> {
    const change = { path: ['priceUid'], equals: priceUid };
    return (await tx.auditLog.count({ where: { subjectUid, action: ACTION, change } })) > 0;
  }
}
