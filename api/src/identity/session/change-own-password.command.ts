import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeOwnPasswordBody } from '#contracts/identity/admins.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { OwnerPassword } from '../owner-password.js';
import { endAdminSessions } from './admin-sessions.js';

export class ChangeOwnPasswordCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: ChangeOwnPasswordBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin's own password, given the current one. All other sessions end. */
@CommandHandler(ChangeOwnPasswordCommand)
export class ChangeOwnPasswordHandler implements ICommandHandler<ChangeOwnPasswordCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly ownerPassword: OwnerPassword,
    private readonly clock: Clock,
  ) {}

  async execute({ body, admin }: ChangeOwnPasswordCommand): Promise<{ uid: string }> {
    const { uid, sessionUid } = admin;
    const { name, email, passwordHash: before } = await this.database.admin.findUniqueOrThrow({ where: { uid } });
    const owner = { table: 'admin', uid, passwordHash: before } as const;
    await this.ownerPassword.require(owner, body.currentPassword);
    const passwordHash = await this.passwords.hashNew(body.password, { name, email, phoneNumber: '' });
    await this.database.transaction(async (tx) => {
      await this.ownerPassword.requireStill(tx, owner);
      await tx.admin.update({ where: { uid }, data: { passwordHash }, select: { uid: true } });
      await endAdminSessions(tx, { adminUid: uid, uid: { not: sessionUid } }, this.clock.now());
      await recordAudit(tx, admin, { action: 'change-password', subject: 'session', subjectUid: sessionUid });
    });
    return { uid };
  }
}
