import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RecoveryCodes } from '#contracts/identity/second-factor.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { completeSignIn } from '../session/admin-sessions.js';
import { SecondFactors } from './second-factors.js';

export class ConfirmSecondFactorCommand extends Command<RecoveryCodes> {
  constructor(
    readonly code: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The first code of the app puts the second factor in force. The admin's other sessions wait for a code from then on. */
@CommandHandler(ConfirmSecondFactorCommand)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactorCommand> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly clock: Clock,
  ) {}

  execute({ code, admin }: ConfirmSecondFactorCommand): Promise<RecoveryCodes> {
    const { uid, sessionUid } = admin;
    return this.factors.counted(uid, () =>
      this.database.transaction(async (tx) => {
        await this.factors.confirm(tx, uid, code);
        const recoveryCodes = await this.factors.renewRecoveryCodes(tx, uid);
        await completeSignIn(tx, sessionUid, this.clock.now());
        await recordAudit(tx, admin, { action: 'confirm-second-factor', subject: 'session', subjectUid: sessionUid });
        return { recoveryCodes };
      }),
    );
  }
}
