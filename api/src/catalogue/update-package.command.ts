import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdatePackageBody } from '#contracts/http/admin/catalogue-edit.http';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { editOnce } from './save-record.js';

export class UpdatePackageCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdatePackageBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Its words, its place, and whether it waits for a full group. Whose seat it is stays: people sit on it. */
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
