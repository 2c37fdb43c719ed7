import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { adminMoves, requireOwnerLeft } from '#domain/identity/admins/admin';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { endAdminSessions } from '../session/admin-sessions.js';
import { lockAdmin } from './lock-admin.js';

export class SwitchAdminCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly action: 'deactivate' | 'activate',
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Deactivates or activates an admin. Rows are never deleted, because the audit log refers to them. */
@CommandHandler(SwitchAdminCommand)
export class SwitchAdminHandler implements ICommandHandler<SwitchAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, action, admin }: SwitchAdminCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { admin: target, owners } = await lockAdmin(tx, uid);
      const state = adminMoves.after(target.state, action, 'admin');
      requireOwnerLeft(owners, { ...target, state });
      const deactivatedAt = state === 'inactive' ? this.clock.now() : null;
      await tx.admin.update({ where: { uid }, data: { deactivatedAt }, select: { uid: true } });
      // Tokens from before the deactivation stay invalid after a later `activate`.
      if (deactivatedAt) await endAdminSessions(tx, { adminUid: uid }, deactivatedAt);
      await recordAudit(tx, admin, { action, subject: 'admins', subjectUid: uid });
    });
    return { uid };
  }
}
