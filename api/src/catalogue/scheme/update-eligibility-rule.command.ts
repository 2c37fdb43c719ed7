import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateEligibilityRuleBody } from '#contracts/catalogue/scheme.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
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

/** Changes the text of a plan's rule, or whether it is asked. Placed orders keep the text they confirmed. */
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
