import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SHOP_SETTINGS, type ShopSettingName, readShopSetting } from '#domain/platform/shop-settings';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Prisma } from '#runtime/generated/prisma/client';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { Refusal } from '../http/errors/refusal.js';

export class ChangeShopSettingCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    /** Null: the default again. */
    readonly value: number | string | null,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes a setting of the shop; a trigger notifies every API process. The same value again changes nothing. */
@CommandHandler(ChangeShopSettingCommand)
export class ChangeShopSettingHandler implements ICommandHandler<ChangeShopSettingCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, value: typed, reason, admin }: ChangeShopSettingCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockRow(tx, 'shop_setting', uid);
      const row = await tx.shopSetting.findUnique({ where: { uid } });
      if (!row || !Object.hasOwn(SHOP_SETTINGS, row.name)) throw new Refusal('NOT_FOUND', 404);
      const value = typed === null ? null : readShopSetting(row.name as ShopSettingName, typed);
      if (row.value === value) return;
      await tx.shopSetting.update({
        where: { uid },
        data: {
          value: value ?? Prisma.DbNull,
          changedAt: this.clock.now(),
          changedBy: admin.name,
          version: { increment: 1 },
        },
        select: { uid: true },
      });
      await recordAudit(tx, admin, {
        action: value === null ? 'reset' : 'change',
        subject: 'shop-settings',
        subjectUid: uid,
        reason,
        change: { [row.name]: { from: row.value as string | number | null, to: value } },
      });
    });
    return { uid };
  }
}
