import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requireOwnerLeft } from '#domain/admins/admin';
import type { AdminRole } from '#domain/admins/admin-role';
import { Database } from '#runtime/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { lockAdmin } from './lock-admin.js';

export class ChangeRoleCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly role: AdminRole,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** From the next click on the colleague may do what the new role may. */
@CommandHandler(ChangeRoleCommand)
export class ChangeRoleHandler implements ICommandHandler<ChangeRoleCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, role, admin }: ChangeRoleCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { admin: colleague, owners } = await lockAdmin(tx, uid);
      if (colleague.role === role) return;
      requireOwnerLeft(owners, { ...colleague, role });
      await tx.admin.update({ where: { uid }, data: { role }, select: { uid: true } });
      const change = { role: { from: colleague.role, to: role } };
      await recordAudit(tx, admin, { action: 'change-role', subject: 'admins', subjectUid: uid, change });
    });
    return { uid };
  }
}
