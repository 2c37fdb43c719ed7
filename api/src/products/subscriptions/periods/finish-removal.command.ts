import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class FinishRemovalCommand extends Command<{ uid: string }> {
  constructor(
    readonly removalUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin has taken away the access of a former member. Pressed twice, the first one counts. docs/rules/periods.md#end */
@CommandHandler(FinishRemovalCommand)
export class FinishRemovalHandler implements ICommandHandler<FinishRemovalCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ removalUid, admin }: FinishRemovalCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { count } = await tx.accessRemoval.updateMany({
        where: { uid: removalUid, doneAt: null },
        data: { doneAt: this.clock.now(), doneBy: admin.name },
      });
      if (count === 1) {
        await recordAudit(tx, admin, { action: 'finish', subject: 'access-removals', subjectUid: removalUid });
        return;
      }
      if (!(await tx.accessRemoval.count({ where: { uid: removalUid } }))) throw new Refusal('NOT_FOUND', 404);
    });
    return { uid: removalUid };
  }
}
