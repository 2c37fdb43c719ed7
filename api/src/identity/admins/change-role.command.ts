import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requireOwnerLeft } from '#domain/identity/admins/admin';
import type { AdminRole } from '#domain/platform/admin-role';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
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

/** The new permissions apply from the admin's next request. */
@CommandHandler(ChangeRoleCommand)
export class ChangeRoleHandler implements ICommandHandler<ChangeRoleCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, role, admin }: ChangeRoleCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { admin: target, owners } = await lockAdmin(tx, uid);
      if (target.role === role) return;
      requireOwnerLeft(owners, { ...target, role });
      await tx.admin.update({ where: { uid }, data: { role }, select: { uid: true } });
      const change = { role: { from: target.role, to: role } };
      await recordAudit(tx, admin, { action: 'change-role', subject: 'admins', subjectUid: uid, change });
    });
    return { uid };
  }
}
