import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { SecondFactors, removeSecondFactor } from './second-factors.js';

export class RemoveSecondFactorCommand extends Command<{ uid: string }> {
  constructor(
    readonly code: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** For another phone: needs a code of the old one. Who must have a second factor sets up the next one at once. */
@CommandHandler(RemoveSecondFactorCommand)
export class RemoveSecondFactorHandler implements ICommandHandler<RemoveSecondFactorCommand> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ code, admin }: RemoveSecondFactorCommand): Promise<{ uid: string }> {
    const { uid, sessionUid } = admin;
    await this.factors.counted(uid, () =>
      this.database.transaction(async (tx) => {
        await this.factors.use(tx, uid, code);
        await removeSecondFactor(tx, uid);
        await recordAudit(tx, admin, { action: 'remove-second-factor', subject: 'session', subjectUid: sessionUid });
      }),
    );
    return { uid };
  }
}
