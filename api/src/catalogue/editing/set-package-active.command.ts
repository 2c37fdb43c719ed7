import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { editOnce } from '../../platform/audit/save-record.js';

export class SetPackageActiveCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Activates or deactivates a plan. Inactive plans are not listed; rows are never deleted, because orders refer to them.
 */
@CommandHandler(SetPackageActiveCommand)
export class SetPackageActiveHandler implements ICommandHandler<SetPackageActiveCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, active, admin }: SetPackageActiveCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table: 'package',
      subject: 'packages',
      uid,
      action: active ? 'activate' : 'deactivate',
      wanted: { active },
      read: (tx) => tx.package.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.package.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
