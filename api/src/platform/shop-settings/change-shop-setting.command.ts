import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { raisesThreshold, readShopSetting } from '#domain/platform/shop-settings';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../http/access/access.js';
import { decideWithSecond } from '../proposals/decide-change.js';
import { SUBJECT, lockSetting, writeSetting } from './write-setting.js';

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
 * Changes a setting of the shop; a trigger notifies every API process. The same value again changes nothing. A threshold is raised by two.
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
      const { name, value: from } = await lockSetting(tx, uid);
      const to = typed === null ? null : readShopSetting(name, typed);
      if (from === to) return false;
      const at = this.clock.now();
      const decided = raisesThreshold(name, from, to)
        ? await decideWithSecond(tx, { kind: SUBJECT, subjectUid: uid, value: to, reason, admin, at })
        : {};
      if (decided === null) return true;
      const action = to === null ? 'reset' : 'change';
      await writeSetting(tx, { uid, action, name, from, to, reason, decided, admin, at });
      return false;
    });
    return { uid, isProposed };
  }
}
