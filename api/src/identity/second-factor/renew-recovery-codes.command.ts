import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RecoveryCodes } from '#contracts/identity/second-factor.http';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { SecondFactors } from './second-factors.js';

export class RenewRecoveryCodesCommand extends Command<RecoveryCodes> {
  constructor(
    readonly code: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** New recovery codes; the old ones stop working. */
@CommandHandler(RenewRecoveryCodesCommand)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodesCommand> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
  ) {}

  execute({ code, admin }: RenewRecoveryCodesCommand): Promise<RecoveryCodes> {
    const { uid, sessionUid } = admin;
    return this.factors.counted(uid, () =>
      this.database.transaction(async (tx) => {
        await this.factors.use(tx, uid, code);
        const recoveryCodes = await this.factors.renewRecoveryCodes(tx, uid);
        await recordAudit(tx, admin, { action: 'renew-recovery-codes', subject: 'session', subjectUid: sessionUid });
        return { recoveryCodes };
      }),
    );
  }
}
