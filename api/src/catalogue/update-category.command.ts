import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateCategoryBody } from '#contracts/http/admin/catalogue-edit.http';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { underItsName } from './category-name.js';
import { editOnce } from './save-record.js';

export class UpdateCategoryCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateCategoryBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Its name and its place. The slug stays: addresses are made of it. */
@CommandHandler(UpdateCategoryCommand)
export class UpdateCategoryHandler implements ICommandHandler<UpdateCategoryCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateCategoryCommand): Promise<{ uid: string }> {
    const { version, ...wanted } = body;
    return editOnce(this.database, {
      admin,
      table: 'category',
      subject: 'categories',
      uid,
      action: 'update',
      version,
      wanted,
      read: (tx) => tx.category.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) =>
        underItsName(wanted.name, () => tx.category.update({ where: { uid }, data, select: { uid: true } })),
    });
  }
}
