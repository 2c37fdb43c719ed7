import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { adminMoves, requireOwnerLeft } from '#domain/admins/admin';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
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

/** Lets a colleague in no more, wherever they are signed in, or in again. Nobody is deleted: the audit log names them. */
@CommandHandler(SwitchAdminCommand)
export class SwitchAdminHandler implements ICommandHandler<SwitchAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, action, admin }: SwitchAdminCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { admin: colleague, owners } = await lockAdmin(tx, uid);
      const state = adminMoves.after(colleague.state, action, 'admin');
      requireOwnerLeft(owners, { ...colleague, state });
      const deactivatedAt = state === 'inactive' ? this.clock.now() : null;
      // What was signed in before does not come back to life with a later `activate`.
      const data = { deactivatedAt, generation: { increment: 1 } };
      await tx.admin.update({ where: { uid }, data, select: { uid: true } });
      await recordAudit(tx, admin, { action, subject: 'admins', subjectUid: uid });
    });
    return { uid };
  }
}
