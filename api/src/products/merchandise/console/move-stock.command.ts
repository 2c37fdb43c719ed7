import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MoveStockBody } from '#contracts/products/merchandise/merchandise.admin.http';
import { stockChange } from '#domain/products/merchandise/stock';
import { Database } from '#runtime/platform/db/database';
import { editConflict, lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

export class MoveStockCommand extends Command<{ uid: string }> {
  constructor(
    readonly variantUid: string,
    readonly body: MoveStockBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Goods came in, were lost or were counted. The version that was read keeps a repeated request from counting twice. */
@CommandHandler(MoveStockCommand)
export class MoveStockHandler implements ICommandHandler<MoveStockCommand> {
  constructor(private readonly database: Database) {}

  async execute({ variantUid, body, admin }: MoveStockCommand): Promise<{ uid: string }> {
    const { kind, quantity, reason, version } = body;
    await this.database.transaction(async (tx) => {
      const current = await lockVersion(tx, 'merchandise_variant', variantUid);
      if (version !== current) throw await editConflict(tx, variantUid);
      const variant = await tx.merchandiseVariant.findUniqueOrThrow({ where: { uid: variantUid } });
      const change = stockChange(kind, quantity, variant);
      if (change === 0) return;
      await tx.merchandiseVariant.update({
        where: { uid: variantUid },
        data: { stock: { increment: change }, version: { increment: 1 } },
        select: { uid: true },
      });
      await tx.merchandiseMovement.create({
        data: { variantUid, kind, quantity: change, reason, by: admin.name },
        select: { id: true },
      });
      await recordAudit(tx, admin, {
        action: 'move-stock',
        subject: 'merchandise-variants',
        subjectUid: variantUid,
        reason,
        change: { stock: { from: variant.stock, to: variant.stock + change } },
      });
    });
    return { uid: variantUid };
  }
}
