import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/db/database';
import { Passwords } from '#runtime/passwords/passwords';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { Refusal } from '../http/refusal.js';
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

/** For a colleague who has lost it. Ends every sign-in under the old one. */
@CommandHandler(SetAdminPasswordCommand)
export class SetAdminPasswordHandler implements ICommandHandler<SetAdminPasswordCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  async execute({ uid, password, admin }: SetAdminPasswordCommand): Promise<{ uid: string }> {
    const colleague = await this.database.admin.findUnique({ where: { uid }, select: { name: true, email: true } });
    if (!colleague) throw new Refusal('NOT_FOUND', 404);
    const passwordHash = await this.passwords.hashNew(password, { ...colleague, phoneNumber: '' });
    await this.database.transaction(async (tx) => {
      await lockAdmin(tx, uid);
      const data = { passwordHash, generation: { increment: 1 } };
      await tx.admin.update({ where: { uid }, data, select: { uid: true } });
      await recordAudit(tx, admin, { action: 'set-password', subject: 'admins', subjectUid: uid });
    });
    return { uid };
  }
}
