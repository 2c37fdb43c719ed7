import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../http/access/access.js';
import { approveChange, proposedChange } from '../proposals/decide-change.js';
import { SUBJECT, lockSetting, writeSetting } from './write-setting.js';

export class ApproveShopSettingCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    /** The one that was read as proposed; null: the default. */
    readonly value: number | string | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A threshold is raised as an owner has proposed it: by another owner, or by finance where no other owner may. docs/rules/shop.md#two-owners */
@CommandHandler(ApproveShopSettingCommand)
export class ApproveShopSettingHandler implements ICommandHandler<ApproveShopSettingCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404, DomainError as `approveChange`. */
  async execute({ uid, value: to, admin }: ApproveShopSettingCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { name, value: from } = await lockSetting(tx, uid);
      const proposed = await proposedChange(tx, SUBJECT, uid);
      // The same press twice.
      if (!proposed && from === to) return;
      const at = this.clock.now();
      const decided = await approveChange(tx, { kind: SUBJECT, subjectUid: uid, value: to, admin, at });
      const reason = proposed?.reason ?? '';
      await writeSetting(tx, { uid, action: 'approve', name, from, to, reason, decided, admin, at });
    });
    return { uid };
  }
}
