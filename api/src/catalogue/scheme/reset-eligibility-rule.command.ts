import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { saveEligibilityEdit } from './save-eligibility-edit.js';

export class ResetEligibilityRuleCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Back to the bundled text, and active. */
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
