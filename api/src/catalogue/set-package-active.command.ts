import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { editOnce } from './save-record.js';

export class SetPackageActiveCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A plan that is not sold is in no list; nothing is deleted, because orders refer to it. */
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
