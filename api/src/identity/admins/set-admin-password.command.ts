import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { endAdminSessions } from '../session/admin-sessions.js';
import { lockAdmin } from './lock-admin.js';

export class SetAdminPasswordCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly password: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Sets a new password for another admin and ends all sessions of the old one. */
@CommandHandler(SetAdminPasswordCommand)
export class SetAdminPasswordHandler implements ICommandHandler<SetAdminPasswordCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, password, admin }: SetAdminPasswordCommand): Promise<{ uid: string }> {
    const target = await this.database.admin.findUnique({ where: { uid }, select: { name: true, email: true } });
    if (!target) throw new Refusal('NOT_FOUND', 404);
    const passwordHash = await this.passwords.hashNew(password, { ...target, phoneNumber: '' });
    await this.database.transaction(async (tx) => {
      await lockAdmin(tx, uid);
      await tx.admin.update({ where: { uid }, data: { passwordHash }, select: { uid: true } });
      await endAdminSessions(tx, { adminUid: uid }, this.clock.now());
      await recordAudit(tx, admin, { action: 'set-password', subject: 'admins', subjectUid: uid });
    });
    return { uid };
  }
}
