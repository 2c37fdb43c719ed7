import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdatePackageBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { editOnce } from '../../platform/audit/save-record.js';

export class UpdatePackageCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdatePackageBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes texts, position and `isPo`. The role stays: accounts have been created with it. */
@CommandHandler(UpdatePackageCommand)
export class UpdatePackageHandler implements ICommandHandler<UpdatePackageCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdatePackageCommand): Promise<{ uid: string }> {
    const { version, ...wanted } = body;
    return editOnce(this.database, {
      admin,
      table: 'package',
      subject: 'packages',
      uid,
      action: 'update',
      version,
      wanted,
      read: (tx) => tx.package.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.package.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
