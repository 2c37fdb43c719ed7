import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { endAdminSessions } from './admin-sessions.js';

export class EndAdminSessionCommand extends Command<{ uid: string }> {
  constructor(
    readonly sessionUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Ends one of the admin's own sessions; signing out ends the current one, which is not audited. Ending it twice is not an error. */
@CommandHandler(EndAdminSessionCommand)
export class EndAdminSessionHandler implements ICommandHandler<EndAdminSessionCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionUid: uid, admin }: EndAdminSessionCommand): Promise<{ uid: string }> {
    const adminUid = admin.uid;
    await this.database.transaction(async (tx) => {
      if ((await tx.adminSession.count({ where: { uid, adminUid } })) === 0) throw new Refusal('NOT_FOUND', 404);
      const count = await endAdminSessions(tx, { uid, adminUid }, this.clock.now());
      if (count > 0 && uid !== admin.sessionUid)
        await recordAudit(tx, admin, { action: 'end', subject: 'session', subjectUid: uid });
    });
    return { uid };
  }
}
