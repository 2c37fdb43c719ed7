import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { saveEligibilityEdit } from './save-eligibility-edit.js';

export class ResetEligibilityRuleCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Asked again, in the bundled words. */
@CommandHandler(ResetEligibilityRuleCommand)
export class ResetEligibilityRuleHandler implements ICommandHandler<ResetEligibilityRuleCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ uid, admin }: ResetEligibilityRuleCommand): Promise<{ uid: string }> {
    return saveEligibilityEdit(this.database, {
      uid,
      action: 'reset',
      now: this.clock.now(),
      admin,
      wanted: ({ bundledText }) => ({ text: bundledText, active: true }),
    });
  }
}
