import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { completeSignIn } from '../session/admin-sessions.js';
import { SecondFactors } from './second-factors.js';

export class EnterCodeCommand extends Command<{ uid: string }> {
  constructor(
    readonly code: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The second step of a sign-in. A recovery code is audited: it means that the phone is not at hand. */
@CommandHandler(EnterCodeCommand)
export class EnterCodeHandler implements ICommandHandler<EnterCodeCommand> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly clock: Clock,
  ) {}

  async execute({ code, admin }: EnterCodeCommand): Promise<{ uid: string }> {
    const { uid, sessionUid } = admin;
    // Pressed twice: the first has used the code up.
    if (admin.step === null) return { uid };
    await this.factors.counted(uid, () =>
      this.database.transaction(async (tx) => {
        const kind = await this.factors.use(tx, uid, code);
        await completeSignIn(tx, sessionUid, this.clock.now());
        if (kind === 'recovery')
          await recordAudit(tx, admin, { action: 'use-recovery-code', subject: 'session', subjectUid: sessionUid });
      }),
    );
    return { uid };
  }
}
