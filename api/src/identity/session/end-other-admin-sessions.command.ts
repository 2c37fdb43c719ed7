import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { endAdminSessions } from './admin-sessions.js';

export class EndOtherAdminSessionsCommand extends Command<{ count: number }> {
  constructor(readonly admin: AdminIdentity) {
    super();
  }
}

/** Ends all sessions of the admin but the current one. */
@CommandHandler(EndOtherAdminSessionsCommand)
export class EndOtherAdminSessionsHandler implements ICommandHandler<EndOtherAdminSessionsCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ admin }: EndOtherAdminSessionsCommand): Promise<{ count: number }> {
    const { uid: adminUid, sessionUid } = admin;
    return this.database.transaction(async (tx) => {
      const count = await endAdminSessions(tx, { adminUid, uid: { not: sessionUid } }, this.clock.now());
      if (count > 0) await recordAudit(tx, admin, { action: 'end-others', subject: 'session', subjectUid: sessionUid });
      return { count };
    });
  }
}
