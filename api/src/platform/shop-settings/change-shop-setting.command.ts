import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { SHOP_SETTINGS, type ShopSettingName, raisesThreshold, readShopSetting } from '#domain/platform/shop-settings';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Prisma } from '#runtime/generated/prisma/client';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { Refusal } from '../http/errors/refusal.js';
import { decideWithSecond, dropProposal } from '../proposals/decide-change.js';

export class ChangeShopSettingCommand extends Command<DoneOrProposed> {
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

/**
 * Changes a setting of the shop; a trigger notifies every API process. The same value again changes nothing. A threshold is raised by two owners.
 * docs/rules/shop.md#two-owners
 */
@CommandHandler(ChangeShopSettingCommand)
export class ChangeShopSettingHandler implements ICommandHandler<ChangeShopSettingCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, value: typed, reason, admin }: ChangeShopSettingCommand): Promise<DoneOrProposed> {
    const isProposed = await this.database.transaction(async (tx) => {
      await lockRow(tx, 'shop_setting', uid);
      const row = await tx.shopSetting.findUnique({ where: { uid } });
      if (!row || !Object.hasOwn(SHOP_SETTINGS, row.name)) throw new Refusal('NOT_FOUND', 404);
      const value = typed === null ? null : readShopSetting(row.name as ShopSettingName, typed);
      if (row.value === value) return false;
      const [subject, at] = ['shop-settings', this.clock.now()] as const;
      const wanted = {
        kind: subject,
        subjectUid: uid,
        value,
        reason,
        permission: 'shop-settings.change',
        admin,
        at,
      } as const;
      const decided = raisesThreshold(row.name as ShopSettingName, row.value, value)
        ? await decideWithSecond(tx, wanted)
        : {};
      if (decided === null) return true;
      // What was proposed beside it was proposed of another value.
      await dropProposal(tx, subject, uid);
      await tx.shopSetting.update({
        where: { uid },
        data: {
          value: value ?? Prisma.DbNull,
          changedAt: at,
          changedBy: admin.name,
          version: { increment: 1 },
        },
        select: { uid: true },
      });
      await recordAudit(tx, admin, {
        action: value === null ? 'reset' : 'change',
        subject,
        subjectUid: uid,
        reason,
        change: { [row.name]: { from: row.value as string | number | null, to: value }, ...decided },
      });
      return false;
    });
    return { uid, isProposed };
  }
}
