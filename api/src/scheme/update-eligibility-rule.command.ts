import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateEligibilityRuleBody } from '#contracts/http/admin/scheme.http';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { saveEligibilityEdit } from './save-eligibility-edit.js';

export class UpdateEligibilityRuleCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateEligibilityRuleBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** How a rule of a plan is worded, and whether it is asked at all. Orders that were placed keep the words they agreed to. */
@CommandHandler(UpdateEligibilityRuleCommand)
export class UpdateEligibilityRuleHandler implements ICommandHandler<UpdateEligibilityRuleCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ uid, body, admin }: UpdateEligibilityRuleCommand): Promise<{ uid: string }> {
    const { version, text, active } = body;
    const now = this.clock.now();
    return saveEligibilityEdit(this.database, {
      uid,
      action: 'update',
      version,
      now,
      admin,
      wanted: () => ({ text, active }),
    });
  }
}
